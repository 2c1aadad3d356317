package hypergate.server.protocol.why;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What share of the points each seat could expect in the course of a finished game.
///
/// @param line the table before each encounter, and at the end
/// @param moments the encounters that changed most, in the order of the game
public record Fortunes(List<Stand> line, List<Fortune> moments) {
  /// How a table stood.
  ///
  /// @param encounter the one that begins; at the end one more than there were
  /// @param event its id in the log
  /// @param shares by seat, together 1
  public record Stand(int encounter, long event, Map<String, Double> shares) {}

  /// An encounter that changed much.
  ///
  /// @param event the id in the log of what decided it
  /// @param seat whose share changed most
  /// @param before its share before
  /// @param after its share afterwards
  /// @param defense null when there was none
  /// @param outcome as in the log; `none` where nothing was decided
  public record Fortune(
      int encounter,
      long event,
      String seat,
      double before,
      double after,
      String offense,
      @Nullable String defense,
      String outcome) {}
}
