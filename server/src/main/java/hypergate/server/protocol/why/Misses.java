package hypergate.server.protocol.why;

import hypergate.players.Advice;
import java.util.List;

/// Where a seat could have done better in a finished game.
///
/// @param asked how many of its answers were looked at
/// @param misses up to five, in the order of the game
public record Misses(String seat, int asked, List<Miss> misses) {
  /// An answer that cost something.
  ///
  /// @param event the id in the log before which it was asked
  /// @param answer what it answered
  /// @param better what it could have answered
  /// @param share how much more of the points that would have come to, 0 to 1
  /// @param prospect what came of the better answer where it was tried out
  public record Miss(
      long event,
      int encounter,
      String prompt,
      String answer,
      String better,
      double share,
      Advice.Prospect prospect) {}
}
