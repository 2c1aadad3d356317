package hypergate.server.protocol.why;

import hypergate.server.protocol.view.LogEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What an answer would come to if nobody else did anything.
///
/// @param answer in notation
/// @param best whether the seat would still choose something on the way: this is the best of it
/// @param score the totals of both sides; null where they do not change or cannot be known
/// @param events what the answer would do besides
public record Outlook(String answer, boolean best, @Nullable Score score, List<LogEvent> events) {

  /// Both totals.
  ///
  /// @param offense total of the offense
  /// @param defense total of the defense
  /// @param ahead `offense` or `defense`: which side wins by these totals
  public record Score(int offense, int defense, String ahead) {}
}
