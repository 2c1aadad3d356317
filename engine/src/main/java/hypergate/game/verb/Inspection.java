package hypergate.game.verb;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.Pile;
import hypergate.game.table.Powers;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A seat looks at hidden things one after another, none of them twice: what lies in a hand or on a
/// sheet is picked blind, of a deck it is the next card down. Or at all that lies in one place.
public final class Inspection {
  private static final int TOP = 5;

  // What there is to choose: any thing, a place with all that is there, or a thing outside hands.
  private enum Scope {
    THINGS,
    PLACES,
    OUTSIDE_HANDS
  }

  private final Acting game;
  private final Seat me;
  private final Prompt what;
  private final Prompt whose;
  private final int among;

  // What has been seen: cosmic cards, how far down their decks, destiny cards, sheets, and what
  // variants hide.
  private long low;
  private long high;
  private int cosmic;
  private int rewards;
  private final List<Integer> destinies = new ArrayList<>();
  private int sheets;
  private final List<Integer> seen = new ArrayList<>();

  /// @param what asks what is looked at
  /// @param whose asks whose hand or sheet that is
  public Inspection(Acting game, Seat me, Prompt what, Prompt whose) {
    this(game, me, what, whose, game.reach().reached(game.everybody()));
  }

  /// @param what asks what is looked at
  /// @param whose asks whose sheet that is
  /// @param among the seats whose things may be looked at, as a mask
  public Inspection(Acting game, Seat me, Prompt what, Prompt whose, int among) {
    this.game = game;
    this.me = me;
    this.what = what;
    this.whose = whose;
    this.among = among;
  }

  /// Whether there is anything to look at.
  public boolean isAny() {
    return fill(new Menu(), Scope.THINGS).count() > 0;
  }

  /// Whether there is a place to look at.
  public boolean isAnyPlace() {
    return fill(new Menu(), Scope.PLACES).count() > 0;
  }

  /// Whether there is anything to look at that is in no hand.
  public boolean isAnyOutsideHands() {
    return fill(new Menu(), Scope.OUTSIDE_HANDS).count() > 0;
  }

  /// Looks at so many things at most, each after the one before has been seen.
  public void look(int most) {
    for (int left = most; left > 0; left--) {
      int choice = choose(fill(game.ask(me).menu().add(Word.STOP), Scope.THINGS));
      if (Choice.is(choice, Word.STOP)) return;
      look(choice, 1);
    }
  }

  /// Looks at a hand, at what lies face down on the sheets of a player, at the top five cards of a
  /// deck, or at an encounter card that lies face down.
  public void lookAtPlace() {
    look(choose(fill(game.ask(me).menu(), Scope.PLACES)), TOP);
  }

  /// Looks at one thing: the top card of a deck, a sheet or a card that lies face down.
  public void lookOutsideHands() {
    int choice = choose(fill(game.ask(me).menu(), Scope.OUTSIDE_HANDS));
    if (!Choice.is(choice, Word.STOP)) look(choice, 1);
  }

  private int choose(Menu menu) {
    return menu.count() == 0 ? Choice.of(Word.STOP) : game.ask(me).choose(what);
  }

  private Menu fill(Menu menu, Scope scope) {
    boolean places = scope == Scope.PLACES;
    boolean selected = scope != Scope.THINGS;
    if (scope != Scope.OUTSIDE_HANDS && seats(Word.CARD) != 0) menu.add(Word.CARD);
    if (game.cards().deckSize() > cosmic) menu.add(Word.COSMIC);
    if (furtherDeck() != null && furtherDeck().size() > rewards) menu.add(Word.REWARD);
    if (game.destinies().deck().size() > destinies.size()) menu.add(Word.DESTINY);
    if (seats(Word.PILE) != 0) menu.add(Word.PILE);
    if (!places && seats(Word.SHEET) != 0) menu.add(Word.SHEET);
    if (selected && hides(game.encounter().offense())) menu.add(Word.OFFENSE);
    if (selected && hides(game.encounter().defense())) menu.add(Word.DEFENSE);
    for (Hiding hiding : game.parts().hidings()) hiding.add(menu, me, seen, places);
    return menu;
  }

  private @Nullable Pile furtherDeck() {
    FurtherDeck further = game.cards().further();
    return further != null && further.inUse() ? further.deck() : null;
  }

  private void look(int choice, int most) {
    if (Choice.kind(choice) != Choice.WORD) {
      lookElsewhere(choice, most);
      return;
    }
    Word word = Word.of(Choice.value(choice));
    switch (word) {
      case CARD, PILE, SHEET -> {
        Seat owner = game.ask(me).seat(whose, seats(word));
        if (word == Word.SHEET) lookAtSheet(owner);
        else if (most > 1) lookAtAll(owner, word);
        else lookAtOne(owner, word);
      }
      case OFFENSE -> game.verbs().piles().lookAtSelected(me, game.encounter().offense());
      case DEFENSE -> game.verbs().piles().lookAtSelected(me, game.encounter().defense());
      default -> {
        for (int left = most; left > 0; left--) lookDown(word);
      }
    }
  }

  private void lookElsewhere(int choice, int most) {
    for (Hiding hiding : game.parts().hidings())
      for (int left = most; left > 0; left--) if (!hiding.look(me, choice, seen)) break;
  }

  // Whose things of a kind can be looked at, as a mask.
  private int seats(Word word) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean any = word == Word.SHEET ? sheet(seat) >= 0 : count(seat, word) > 0;
      if (seat != me && any) seats |= seat.bit();
    }
    return seats & among;
  }

  // ---- cards of others

  // The cosmic cards of a hand, or face down on the sheets, that have not been seen.
  private CardSet cards(Seat seat, Word word) {
    if (word == Word.CARD) return game.cards().hand(seat).keep(~low, ~high);
    long pileLow = 0;
    long pileHigh = 0;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!game.powers().exists(instance)) continue;
      CardSet pile = game.cards().pile(instance);
      pileLow |= pile.low();
      pileHigh |= pile.high();
    }
    CardSet down = game.scratch().set(pileLow & ~low, pileHigh & ~high);
    for (int card = down.next(0); card >= 0; card = down.next(card + 1))
      if (game.cards().isKnownToAll(card)) down.remove(card);
    return down;
  }

  private int count(Seat seat, Word word) {
    int count = cards(seat, word).size();
    if (word == Word.PILE)
      for (Hiding hiding : game.parts().hidings()) count += hiding.faceDown(seat, seen);
    return count;
  }

  private void lookAtOne(Seat owner, Word word) {
    int nth = game.state().random(count(owner, word));
    CardSet cards = cards(owner, word);
    if (nth < cards.size()) {
      see(owner, game.asking().pick(cards.low(), cards.high()));
      return;
    }
    nth -= cards.size();
    for (Hiding hiding : game.parts().hidings()) {
      int there = hiding.faceDown(owner, seen);
      if (nth >= 0 && nth < there) hiding.lookAtFaceDown(me, owner, seen);
      nth -= there;
    }
  }

  private void lookAtAll(Seat owner, Word word) {
    CardSet cards = cards(owner, word);
    if (!cards.isEmpty()) game.verbs().hands().showing().see(me, owner, cards);
    if (word == Word.PILE)
      for (Hiding hiding : game.parts().hidings())
        while (hiding.faceDown(owner, seen) > 0) hiding.lookAtFaceDown(me, owner, seen);
  }

  private void see(Seat owner, int card) {
    CardSet one = game.scratch().clear();
    one.add(card);
    low |= one.low();
    high |= one.high();
    game.verbs().hands().showing().see(me, owner, one);
  }

  // Whether the encounter card of another player lies face down.
  private boolean hides(Seat main) {
    return main.exists()
        && main != me
        && game.encounter().card(main) >= 0
        && !game.cards().isKnownToAll(game.encounter().card(main))
        && main.in(among);
  }

  // ---- decks

  private void lookDown(Word word) {
    Pile furtherDeck = furtherDeck();
    if (word == Word.DESTINY) lookAtDestiny();
    else if (word == Word.COSMIC && game.cards().deckSize() > cosmic)
      see(me, game.cards().deck().at(game.cards().deckSize() - ++cosmic));
    else if (word == Word.REWARD && furtherDeck != null && furtherDeck.size() > rewards)
      see(me, furtherDeck.at(furtherDeck.size() - ++rewards));
  }

  private void lookAtDestiny() {
    Pile deck = game.destinies().deck();
    if (deck.size() == destinies.size()) return;
    int card = deck.at(deck.size() - destinies.size() - 1);
    destinies.add(card);
    deck.shownTo(me, destinies);
    tell(me, Notation.destiny(game, card));
  }

  private void tell(Seat owner, String what) {
    if (game.isHeard()) game.tell(new Event.LookedAt(me, owner, List.of(what), game.cause()));
  }

  // ---- sheets

  // The first sheet of a seat that lies face down and has not been seen, -1 for none.
  private int sheet(Seat seat) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (game.powers().exists(instance)
          && game.powers().isFaceDown(instance)
          && (sheets >>> instance & 1) == 0) return instance;
    }
    return -1;
  }

  private void lookAtSheet(Seat owner) {
    int instance = sheet(owner);
    sheets |= 1 << instance;
    tell(owner, game.powers().alien(instance).id());
  }
}
