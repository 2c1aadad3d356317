package hypergate.game.ask;

import hypergate.game.piece.Seat;

/// Somebody who answers at once, as far as [Asking] knows: the question is the one that is open to
/// the seat at which that person sits.
@FunctionalInterface
public interface Answerer {
  /// The position of the chosen option of the open question of a seat.
  int answer(Seat seat);
}
