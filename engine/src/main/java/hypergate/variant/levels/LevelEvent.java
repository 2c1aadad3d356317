package hypergate.variant.levels;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import java.util.List;

/// What happens with Tech levels and wields.
public sealed interface LevelEvent extends Event.OfVariant {
  /// On what occasion a Tech level changes.
  enum Occasion {
    /// At the start of the player's turn (L-A1).
    TURN,
    /// A wield stands against what the player did (L-22).
    WIELD,
    /// In a deal with somebody who stands higher (L-35).
    DEAL
  }

  /// A player's Tech level changed.
  record LevelAdvanced(Seat seat, String field, int from, int to, Occasion cause)
      implements LevelEvent {}

  /// Who came down from the highest Tech level took the others' levels in its field.
  record LevelsStripped(Seat by, String field, List<Seat> seats) implements LevelEvent {}

  /// A player wields its Tech level against an action; without a name it is a win.
  record Wielded(Seat seat, Seat target, String field, String action) implements LevelEvent {}

  /// A player advocates an action that is wielded against.
  record Advocated(Seat seat, Seat target, String field, String action) implements LevelEvent {}

  /// A player wields again, above an advocate.
  record ReWielded(Seat seat, Seat target, String field, String action) implements LevelEvent {}

  /// A wield stands: the action has no effect.
  record ActionBlocked(Seat seat, Seat by, String field, String action) implements LevelEvent {}

  @Override
  default Event seenBy(Seat viewer) {
    return this;
  }

  @Override
  default boolean reveals() {
    return false;
  }
}
