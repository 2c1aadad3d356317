package hypergate.game.verb;

import hypergate.game.piece.Seat;

/// What a variant lets the offense take instead of a further encounter.
public interface Instead {
  /// Whether a seat can take it now, as far as it is entitled to anything.
  boolean mayTake(Seat offense);

  /// The option to take it.
  int choice();

  /// The seat takes it.
  ///
  /// @return whether its turn is over with that, as if it had stopped
  boolean take(Seat offense);
}
