package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Zone;

/// Flares that lie face up before seats, at most one before each. One that has been copied lies
/// there without a card.
final class LaidFlares {
  private static final int NO_CARD = -1;

  private final Acting game;

  // For each seat: the card before it plus one, NO_CARD where the flare was copied.
  private final int cards;

  LaidFlares(Acting game) {
    this.game = game;
    this.cards = game.cells().ints(Seat.MOST, Secrecy.PUBLIC);
  }

  /// Whether one lies before a seat.
  boolean isBefore(Seat seat) {
    return game.state().n[cards + seat.index()] != 0;
  }

  /// The flare that is being played lies before a seat from now on.
  void lay(Seat seat) {
    boolean copying = game.current().isCopying();
    int card = game.current().card();
    if (!copying) {
      game.current().gone();
      game.state().put(Zone.BEFORE_SYSTEMS, card);
    }
    game.state().n[cards + seat.index()] = copying ? NO_CARD : card + 1;
    if (!copying && game.isHeard())
      game.tell(new Event.TokenPlaced(game.cards().face(card).notation(), seat.letter()));
  }

  /// What lies before a seat lies there no longer.
  ///
  /// @return the card, which belongs somewhere else now; -1 where none lay
  int takeUp(Seat seat) {
    int card = game.state().n[cards + seat.index()] - 1;
    game.state().n[cards + seat.index()] = 0;
    if (card < 0) return -1;
    game.state().pull(Zone.BEFORE_SYSTEMS, card);
    game.cards().fromAside(card);
    return card;
  }
}
