package hypergate.game.table;

import hypergate.game.decide.Menu;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;

/// Deals one family of cards anew, so that whoever looks sees no difference: stands with the part
/// whose cards need more than shuffling a deck. What is dealt follows from what the viewer knows
/// and from luck alone: what lies hidden is sorted before it is shuffled, and where each thing lay
/// plays no part.
@FunctionalInterface
public interface Redealer {
  /// Deals what a viewer cannot see anew.
  void deal(Seat viewer, Luck luck);

  /// Notes what a viewer sees at the table as it stands: a deal of an earlier moment of the same
  /// phase leaves that where it was.
  ///
  /// @param menu what the viewer is asked to choose from, which it sees as well
  default void look(Seat viewer, Menu menu) {}
}
