package hypergate.server.table;

import java.time.Duration;

/// How long tables are kept at which nothing happens. Only time in which the server runs counts,
/// and nothing goes while somebody looks at it; zero means for ever.
///
/// @param lobbies tables at which no game has begun: they are forgotten
/// @param finished tables whose game is over: their journal and talk are forgotten, the game with
///   its record stays
/// @param abandoned games that nobody plays any more: machines play them to their end, so that
///   their record is whole
public record Keeping(Duration lobbies, Duration finished, Duration abandoned) {
  /// How long a table is kept; zero for ever.
  ///
  /// @param state `lobby`, `playing` or `over`
  Duration of(String state) {
    return switch (state) {
      case "lobby" -> lobbies;
      case "over" -> finished;
      default -> abandoned;
    };
  }
}
