package hypergate.content.eons.aliens;

import hypergate.game.Game;
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
import hypergate.game.verb.Notation;
import hypergate.variant.essences.Essences;
import hypergate.variant.hazards.Hazards;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.List;

/// Looks at hidden things one after another, none of them twice: what lies in a hand or a pile is
/// picked blind; of a deck the next card down, of a set of essence cards the top one. Or at all that
/// lies in one place.
public final class Inspection {
  private static final int TOP = 5;

  // The decks that are piles of their own, in the order of their words.
  private static final Word[] DECKS = {
    Word.COSMIC, Word.REWARD, Word.DESTINY, Word.TECH, Word.HAZARD
  };

  private final Game game;
  private final Seat me;
  private final Prompt what;
  private final Prompt whose;
  private final Prompt setOf;

  // What has been seen: cosmic cards, how far down each deck, sheets, sets, essence cards and techs.
  private long low;
  private long high;
  private final int[] depth = new int[DECKS.length];
  private final List<List<Integer>> shown = new ArrayList<>();
  private int sheets;
  private final List<Integer> sets = new ArrayList<>();
  private final List<Integer> cached = new ArrayList<>();
  private long techs;

  /// @param what asks what is looked at
  /// @param whose asks whose hand, pile, cache or sheet that is
  /// @param setOf asks which set of essence cards
  public Inspection(Game game, Seat me, Prompt what, Prompt whose, Prompt setOf) {
    this.game = game;
    this.me = me;
    this.what = what;
    this.whose = whose;
    this.setOf = setOf;
    for (int i = 0; i < DECKS.length; i++) shown.add(new ArrayList<>());
  }

  /// Whether there is anything to look at.
  public boolean isAny() {
    for (int i = 0; i < DECKS.length; i++) if (isLeft(i)) return true;
    return seats(Word.CARD) != 0
        || seats(Word.PILE) != 0
        || seats(Word.SHEET) != 0
        || seats(Word.CACHE) != 0
        || isAnySet()
        || isAnyTech();
  }

  /// Whether there is a place to look at.
  public boolean isAnyPlace() {
    for (int i = 0; i < DECKS.length; i++) if (isLeft(i)) return true;
    return seats(Word.CARD) != 0
        || seats(Word.PILE) != 0
        || seats(Word.CACHE) != 0
        || hides(game.encounter().offense())
        || hides(game.encounter().defense());
  }

  // Whether the encounter card of another player lies face down.
  private boolean hides(Seat main) {
    return main.exists()
        && main != me
        && game.encounter().card(main) >= 0
        && !game.cards().isKnownToAll(game.encounter().card(main))
        && game.reach().reaches(main);
  }

  /// Looks at a hand, the pile or the cache of a sheet, the top five cards of a deck, or an
  /// encounter card that lies face down.
  public void lookAtPlace() {
    Menu menu = game.ask(me).menu();
    add(menu, Word.CARD);
    for (int i = 0; i < DECKS.length; i++) if (isLeft(i)) menu.add(DECKS[i]);
    add(menu, Word.PILE);
    add(menu, Word.CACHE);
    if (hides(game.encounter().offense())) menu.add(Word.OFFENSE);
    if (hides(game.encounter().defense())) menu.add(Word.DEFENSE);
    Word word = Word.of(Choice.value(game.ask(me).choose(what)));
    switch (word) {
      case CARD, PILE -> {
        Seat owner = game.ask(me).seat(whose, seats(word));
        game.verbs().hands().showing().see(me, owner, cards(owner, word));
      }
      case CACHE -> {
        Seat owner = game.ask(me).seat(whose, seats(word));
        for (int card : cache(owner)) Essences.of(game).showTo(me, card);
      }
      case OFFENSE -> game.verbs().piles().lookAtSelected(me, game.encounter().offense());
      case DEFENSE -> game.verbs().piles().lookAtSelected(me, game.encounter().defense());
      default -> {
        for (int left = TOP; left > 0 && isLeft(deckOf(word)); left--) lookDown(word);
      }
    }
  }

  private static int deckOf(Word word) {
    int deck = 0;
    while (DECKS[deck] != word) deck++;
    return deck;
  }

  /// Looks at so many things at most, each after the one before has been seen.
  public void look(int most) {
    for (int left = most; left > 0; left--) {
      Menu menu = game.ask(me).menu().add(Word.STOP);
      add(menu, Word.CARD);
      for (int i = 0; i < DECKS.length; i++) if (isLeft(i)) menu.add(DECKS[i]);
      if (isAnySet()) menu.add(Word.SET);
      add(menu, Word.SHEET);
      add(menu, Word.PILE);
      add(menu, Word.CACHE);
      addTechs(menu);
      int choice = game.ask(me).choose(what);
      if (Choice.is(choice, Word.STOP)) return;
      lookAt(choice);
    }
  }

  private void add(Menu menu, Word word) {
    if (seats(word) != 0) menu.add(word);
  }

  private void lookAt(int choice) {
    if (Choice.kind(choice) == Choice.FACE_DOWN_OF) {
      lookAtTech(Choice.value(choice));
      return;
    }
    Word word = Word.of(Choice.value(choice));
    switch (word) {
      case SET -> lookAtSet();
      case SHEET, CARD, PILE, CACHE -> {
        Seat owner = game.ask(me).seat(whose, seats(word));
        if (word == Word.SHEET) lookAtSheet(owner);
        else if (word == Word.CACHE) lookAtCache(owner);
        else lookAtOne(owner, word);
      }
      default -> lookDown(word);
    }
  }

  // Whose things of a kind can be looked at, as a mask.
  private int seats(Word word) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean any =
          switch (word) {
            case CARD, PILE -> !cards(seat, word).isEmpty();
            case SHEET -> sheet(seat) >= 0;
            default -> !cache(seat).isEmpty();
          };
      if (seat != me && any) seats |= seat.bit();
    }
    return game.reach().reached(seats);
  }

  // ---- cosmic cards of others

  // The cards of a hand, or those that lie face down on the sheets, that have not been seen.
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

  private void lookAtOne(Seat owner, Word word) {
    CardSet cards = cards(owner, word);
    see(owner, game.asking().pick(cards.low(), cards.high()));
  }

  private void see(Seat owner, int card) {
    CardSet one = game.scratch().clear();
    one.add(card);
    low |= one.low();
    high |= one.high();
    game.verbs().hands().showing().see(me, owner, one);
  }

  // ---- decks

  private Pile deck(int deck) {
    FurtherDeck further = game.cards().further();
    Pile none = game.cards().deck();
    return switch (DECKS[deck]) {
      case COSMIC -> none;
      case REWARD -> further != null && further.inUse() ? further.deck() : none;
      case DESTINY -> game.destinies().deck();
      case TECH -> Techs.areIn(game) ? Techs.of(game).deck().cards() : none;
      default -> Hazards.areIn(game) ? Hazards.of(game).deck() : none;
    };
  }

  // A deck that is not in the game is the cosmic one.
  private boolean isLeft(int deck) {
    Pile pile = deck(deck);
    return (deck == 0 || pile != game.cards().deck()) && pile.size() > depth[deck];
  }

  private void lookDown(Word word) {
    int deck = deckOf(word);
    Pile pile = deck(deck);
    int card = pile.at(pile.size() - ++depth[deck]);
    if (word == Word.COSMIC || word == Word.REWARD) {
      see(me, card);
      return;
    }
    shown.get(deck).add(card);
    pile.shownTo(me, shown.get(deck));
    tell(
        me,
        switch (word) {
          case DESTINY -> Notation.destiny(game, card);
          case TECH -> Techs.of(game).numbered(card).id();
          default -> Hazards.of(game).id(card);
        });
  }

  private void tell(Seat owner, String seen) {
    if (game.isHeard()) game.tell(new Event.LookedAt(me, owner, List.of(seen), game.cause()));
  }

  // ---- sets of essence cards

  private static boolean areEssencesIn(Game game) {
    return game.parts().find(Essences.class) != null;
  }

  private boolean hasSet(int alien) {
    return !sets.contains(alien) && Essences.of(game).hasTop(alien);
  }

  private boolean isAnySet() {
    if (!areEssencesIn(game)) return false;
    Essences essences = Essences.of(game);
    for (int card = 0; card < essences.size(); card++)
      if (hasSet(essences.alienOf(card))) return true;
    return false;
  }

  private void lookAtSet() {
    Essences essences = Essences.of(game);
    Menu menu = game.ask(me).menu();
    for (int card = 0; card < essences.size(); card++)
      if ((card == 0 || essences.alienOf(card) != essences.alienOf(card - 1))
          && hasSet(essences.alienOf(card)))
        menu.add(Choice.of(Choice.ALIEN, essences.alienOf(card)));
    int alien = Choice.value(game.ask(me).choose(setOf));
    sets.add(alien);
    essences.lookTop(me, alien);
  }

  // The cards in the caches of a seat that have not been seen.
  private List<Integer> cache(Seat seat) {
    List<Integer> cards = new ArrayList<>();
    if (!areEssencesIn(game)) return cards;
    Essences essences = Essences.of(game);
    for (int card = 0; card < essences.size(); card++)
      if (essences.isHidden(card)
          && essences.holder(card) == seat
          && essences.isCached(card)
          && !cached.contains(card)) cards.add(card);
    return cards;
  }

  private void lookAtCache(Seat owner) {
    List<Integer> cards = cache(owner);
    int card = cards.get(game.state().random(cards.size()));
    cached.add(card);
    Essences.of(game).showTo(me, card);
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

  // ---- techs

  private boolean mayLookAt(int slot) {
    Techs all = Techs.of(game);
    return (techs >>> slot & 1) == 0
        && all.exists(slot)
        && !all.isComplete(slot)
        && all.owner(slot).exists()
        && all.owner(slot) != me
        && game.reach().reaches(all.owner(slot));
  }

  private boolean isAnyTech() {
    if (!Techs.areIn(game)) return false;
    for (int slot = 0; slot < Techs.of(game).top(); slot++) if (mayLookAt(slot)) return true;
    return false;
  }

  private void addTechs(Menu menu) {
    if (!Techs.areIn(game)) return;
    for (int slot = 0; slot < Techs.of(game).top(); slot++)
      if (mayLookAt(slot)) menu.add(Choice.of(Choice.FACE_DOWN_OF, slot));
  }

  private void lookAtTech(int slot) {
    techs |= 1L << slot;
    tell(Techs.of(game).owner(slot), Techs.of(game).tech(slot).id());
  }
}
