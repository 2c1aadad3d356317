package hypergate.variant.technology;

import hypergate.game.card.Content;
import hypergate.game.piece.Seat;

/// Somebody who counts what becomes of techs in games that machines play at once. Costs nothing
/// when nobody counts, and no allocation when somebody does. A phase that is run again is counted
/// again.
@FunctionalInterface
public interface Tally {
  /// What happened to a tech.
  enum Moment {
    /// It came in front of a seat.
    DEALT,
    /// It was completed, or revealed.
    COMPLETED,
    /// One of its abilities was used.
    USED
  }

  /// Something happened to a tech of a seat.
  ///
  /// @param tech its number in [Content]
  void tech(Seat seat, int tech, Moment moment);
}
