package hypergate.game.verb;

import hypergate.game.Game;
import hypergate.game.Kind;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Event;

/// Cards of one type in a hand: looked at by somebody, shown to everybody, fetched from there.
public final class Showing {
  private final Game game;
  private final Hands hands;

  Showing(Game game, Hands hands) {
    this.game = game;
    this.hands = hands;
  }

  /// Lets a seat look at another's hand.
  public void look(Seat viewer, Seat owner) {
    CardSet cards = game.cards().hand(owner);
    game.cards().knownTo(viewer, cards.low(), cards.high());
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, owner, hands.names(cards), game.cause()));
  }

  /// Lets a seat look at all cards of a type in another's hand.
  public void look(Seat viewer, Seat owner, Kind kind) {
    CardSet cards = game.cards().hand(owner, kind);
    game.cards().knownTo(viewer, cards.low(), cards.high());
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, owner, hands.names(cards), game.cause()));
  }

  /// Lets a seat look at some cards of another's hand that chance picks.
  ///
  /// @return them, as the scratch set
  public CardSet lookRandom(Seat viewer, Seat owner, int count) {
    CardSet seen = game.cards().hand(owner);
    for (int left = seen.size(); left > count; left--)
      seen.remove(CardSet.nth(seen.low(), seen.high(), game.state().random(left)));
    game.cards().knownTo(viewer, seen.low(), seen.high());
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, owner, hands.names(seen), game.cause()));
    return seen;
  }

  /// A seat shows everybody all cards of a type in its hand.
  ///
  /// @return them, as the scratch set
  public CardSet show(Seat owner, Kind kind) {
    CardSet cards = game.cards().hand(owner, kind);
    for (int i = 0; i < game.seats(); i++)
      game.cards().knownTo(Seat.of(i), cards.low(), cards.high());
    if (game.isHeard() && !cards.isEmpty())
      game.tell(new Event.Showed(owner, hands.names(cards), game.cause()));
    return cards;
  }

  /// A seat takes a card that lies open, in somebody's hand or on the discard pile.
  public void fetch(Seat to, int card) {
    for (int i = 0; i < game.seats(); i++) {
      if (!game.cards().inHand(Seat.of(i), card)) continue;
      game.scratch().clear();
      game.scratch().add(card);
      hands.takeChosen(to, Seat.of(i), game.scratch());
      return;
    }
    hands.takeBack(to, card);
  }
}
