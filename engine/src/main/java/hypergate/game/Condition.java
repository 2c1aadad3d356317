package hypergate.game;

import hypergate.game.piece.Seat;

/// Whether a seat can use an effect now, beyond its role and its window. Must not ask or change
/// anything.
@FunctionalInterface
public interface Condition {
  /// True when the effect would do something for this seat.
  boolean holds(Game game, Seat me);
}
