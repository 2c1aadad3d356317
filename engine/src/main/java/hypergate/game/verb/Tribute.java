package hypergate.game.verb;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.Pile;
import hypergate.game.word.Kind;
import java.util.List;
import java.util.function.Predicate;

/// What all other players give or show to one of them, one after another in timing order, and cards
/// that are looked for in the deck.
public final class Tribute {
  private final Acting game;
  private final Hands hands;
  private final CardSet few = new CardSet();

  Tribute(Acting game, Hands hands) {
    this.game = game;
    this.hands = hands;
  }

  /// Everybody else gives a seat all cards of a type.
  public void all(Seat to, Kind kind) {
    for (int p = 0; p < game.seats(); p++) {
      Seat from = game.inOrder(p);
      if (from == to) continue;
      Insurance insurance = game.verbs().insurance();
      int held = insurance.spare(from, game.cards().hand(from, kind)).size();
      int owed = game.verbs().owing().settled(from, held);
      CardSet cards = insurance.spare(from, game.cards().hand(from, kind));
      if (owed < held) game.ask(from).cards(Prompt.DISCARD, cards, owed, owed);
      give(to, from, cards);
    }
  }

  /// Everybody else gives a seat one card of its own choice.
  public void oneEach(Seat to, Prompt prompt) {
    for (int p = 0; p < game.seats(); p++) {
      Seat from = game.inOrder(p);
      if (from == to || game.cards().handSize(from) == 0) continue;
      give(to, from, game.ask(from).card(prompt, game.cards().hand(from)));
    }
  }

  /// Everybody else gives a seat one card at random; it keeps one of them and discards the others.
  public void keepOneOfRandom(Seat to, Prompt prompt) {
    long low = 0;
    long high = 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat from = game.inOrder(p);
      if (from == to || game.cards().handSize(from) == 0) continue;
      int card = hands.takeOne(to, from, -1L, -1L);
      if (card < 0) continue;
      if (card < 64) low |= 1L << card;
      else high |= 1L << card;
    }
    CardSet hand = game.cards().hand(to);
    hand.keep(low, high);
    if (hand.isEmpty()) return;
    low = hand.low();
    high = hand.high();
    int kept = game.ask(to).card(prompt, hand);
    CardSet others = game.scratch().set(low, high);
    others.remove(kept);
    hands.discard(to, others);
  }

  /// Everybody else gives a seat all cards that show a certain face.
  ///
  /// @return whether there were any
  public boolean every(Seat to, Face face) {
    boolean any = false;
    for (int p = 0; p < game.seats(); p++) {
      Seat from = game.inOrder(p);
      if (from == to) continue;
      CardSet hand = game.cards().hand(from);
      for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
        if (game.cards().face(card) != face) hand.remove(card);
      any |= !hand.isEmpty();
      give(to, from, hand);
    }
    return any;
  }

  private void give(Seat to, Seat from, CardSet cards) {
    long low = cards.low();
    long high = cards.high();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      give(to, from, card);
  }

  private void give(Seat to, Seat from, int card) {
    hands.give(from, to, card);
  }

  /// Everybody else shows a seat the highest and the lowest attack card of its hand.
  public void showHighestAndLowest(Seat to) {
    for (int p = 0; p < game.seats(); p++) {
      Seat from = game.inOrder(p);
      if (from == to) continue;
      CardSet attacks = game.cards().hand(from, Kind.ATTACK);
      int lowest = attacks.next(0);
      int highest = lowest;
      for (int card = lowest; card >= 0; card = attacks.next(card + 1)) {
        if (value(card) > value(highest)) highest = card;
        if (value(card) < value(lowest)) lowest = card;
      }
      if (lowest < 0) continue;
      few.clear();
      few.add(lowest);
      few.add(highest);
      game.cards().knownTo(to, few.low(), few.high());
      if (game.isHeard())
        game.tell(new Event.LookedAt(to, from, game.cards().names(few), game.cause()));
    }
  }

  private int value(int card) {
    return game.cards().face(card).value();
  }

  /// A card that chance picks out of a hand comes face down onto a sheet's pile, from where it
  /// cannot be played: opens TAKING_CARDS and TAKING. Its keeper and its owner know it.
  public void seize(Seat keeper, int instance, Seat from) {
    int card = hands.takeOne(keeper, from, -1L, -1L);
    if (card < 0 || !game.cards().inHand(keeper, card)) return;
    game.cards().fromHand(keeper, card);
    game.cards().toPile(instance, card, false);
  }

  // ---- looking for cards in the deck

  /// A seat names an artifact by a word in its name.
  public Face nameArtifact(Seat seat, Prompt prompt, String word) {
    Menu menu = game.ask(seat).menu();
    Face last = null;
    for (int card = 0; card < game.content().cards(); card++) {
      if (game.content().isAlienCard(card)) continue;
      Face face = game.cards().face(card);
      boolean fits = face.artifact() != null && face.artifact().name().contains(word);
      if (!fits || face == last || !isInGame(card)) continue;
      last = face;
      menu.add(Choice.of(Choice.CARD, card));
    }
    return game.cards().face(Choice.value(game.ask(seat).choose(prompt)));
  }

  private boolean isInGame(int card) {
    FurtherDeck further = game.cards().further();
    return game.rules().hasCard(card)
        && (!game.content().hasOtherBack(card) || further != null && further.isAnyKnown());
  }

  /// A seat takes the first card of a kind from the deck, in the open. The deck is not shuffled by
  /// this: that comes when the search is over.
  ///
  /// @return whether there was one
  public boolean find(Seat seat, Predicate<Face> fits) {
    Pile deck = game.cards().deck();
    for (int at = deck.size() - 1; at >= 0; at--) {
      int card = deck.at(at);
      if (!fits.test(game.cards().face(card))) continue;
      deck.take(at);
      game.cards().toHand(seat, card);
      game.cards().knownToAll(card);
      List<String> face = List.of(game.cards().face(card).notation());
      if (game.isHeard()) game.tell(new Event.Drew(seat, 1, face, game.cause()));
      if (game.isHeard()) game.tell(new Event.Showed(seat, face, game.cause()));
      return true;
    }
    return false;
  }

  /// A seat draws cards until it draws one of a kind, which it keeps; the others are discarded
  /// together. The deck is not made anew for that.
  ///
  /// @return whether it has drawn one
  public boolean dig(Seat seat, Kind kind) {
    Pile deck = game.cards().deck();
    int found = -1;
    while (found < 0 && !deck.isEmpty()) {
      int card = deck.draw();
      if (game.cards().face(card).kind() == kind) found = card;
      else game.verbs().piles().putAside(card);
    }
    if (found >= 0) {
      game.cards().toHand(seat, found);
      game.cards().knownTo(seat, found);
      List<String> face = List.of(game.cards().face(found).notation());
      if (game.isHeard()) game.tell(new Event.Drew(seat, 1, face, game.cause()));
    }
    game.verbs().piles().discardAside(seat);
    return found >= 0;
  }

  /// The deck is shuffled after somebody has looked through it.
  public void shuffle() {
    game.cards().shuffleDeck();
    if (game.isHeard()) game.tell(new Event.Reshuffled(DeckName.COSMIC, false));
  }
}
