package hypergate.server.table;

import hypergate.server.protocol.Branch;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.PuzzleWish;

/// The finished games of this server, and puzzles from those of machines, as its HTTP side sees
/// them.
public interface Games {
  /// A finished game in brief, a `GameSummary`.
  Outcome summary(String game);

  /// The record of a finished game: JSON lines, as `hypergate replay` reads them.
  Outcome record(String game);

  /// A finished game as the stream of messages that one would have seen, a `Replay`.
  ///
  /// @param as a seat's letter, `public`, or `everything`
  Outcome replay(String game, String as);

  /// How the estimated shares of the points went from encounter to encounter, and where they went
  /// farthest, a `Fortunes`.
  Outcome fortunes(String game);

  /// Where a seat could have done better, as an adviser sees it, a `Misses`.
  ///
  /// @param as the seat's letter
  Outcome misses(String game, String as);

  /// Why something happened, an `Explanation`.
  Outcome explain(String game, ExplainRequest request);

  /// The puzzle of a day, a `PuzzleDay`.
  ///
  /// @param day as `2026-11-24`, or `today`
  Outcome puzzle(String day);

  /// A table for the puzzle of a day.
  ///
  /// @param day as `2026-11-24`, or `today`
  /// @param browser a rough word for the caller's
  /// @return [Outcome.Seated] with a `CreatedTable`, or refused
  Outcome puzzle(String day, PuzzleWish wish, String browser);

  /// A practice table that stands where a finished game once stood.
  ///
  /// @param browser a rough word for the caller's
  /// @return [Outcome.Seated] with a `CreatedTable`, or refused
  Outcome branch(String game, Branch branch, String browser);
}
