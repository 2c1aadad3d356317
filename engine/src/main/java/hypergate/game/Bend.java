package hypergate.game;

import hypergate.game.piece.Seat;
import hypergate.game.word.Query;

/// How an effect bends the answer to a [Query]. Must not ask or change anything.
@FunctionalInterface
public interface Bend {
  /// The answer after this effect.
  ///
  /// @param me the seat that has the effect
  /// @param subject the seat that the query is about
  /// @param value the answer so far
  int bend(Game game, Seat me, Seat subject, int value);
}
