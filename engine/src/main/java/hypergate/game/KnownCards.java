package hypergate.game;

import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.state.Zone;

/// Who knows where which cosmic card lies although it is hidden: what was shown, given, laid down.
/// For verbs.
public abstract sealed class KnownCards permits Cards {
  final Table game;
  final State state;

  KnownCards(Table game) {
    this.game = game;
    this.state = game.state();
  }

  /// Everybody knows where the card is.
  public void knownToAll(int card) {
    for (int seat = game.seats() - 1; seat >= 0; seat--) state.put(Zone.known(seat), card);
  }

  /// Nobody knows where the card is.
  public void forget(int card) {
    for (int seat = game.seats() - 1; seat >= 0; seat--) state.pull(Zone.known(seat), card);
  }

  /// A seat knows where the cards of a set are.
  public void knownTo(Seat seat, long low, long high) {
    state.w[Zone.known(seat.index())] |= low;
    state.w[Zone.known(seat.index()) + 1] |= high;
  }

  /// A seat knows where the card is.
  public void knownTo(Seat seat, int card) {
    state.put(Zone.known(seat.index()), card);
  }

  /// A card left a hand unseen: of that hand only its owner and the taker still know anything for
  /// sure.
  public void blur(Seat owner, Seat taker) {
    int zone = Zone.hand(owner.index());
    for (int seat = game.seats() - 1; seat >= 0; seat--) {
      if (seat == owner.index() || seat == taker.index()) continue;
      state.w[Zone.known(seat)] &= ~state.low(zone);
      state.w[Zone.known(seat) + 1] &= ~state.high(zone);
    }
  }
}
