package hypergate.server;

import hypergate.server.table.Keeping;
import java.time.Duration;

/// How long a server keeps tables at which nothing happens; 0 for ever. Finished games and their
/// records always stay.
///
/// @param lobbyHours tables at which no game has begun
/// @param finishedDays the journal and the talk of tables whose game is over
/// @param abandonedDays games that nobody plays any more, until machines play them to their end
public record Expiry(int lobbyHours, int finishedDays, int abandonedDays) {
  /// For a server that everybody can reach.
  public static final Expiry USUAL = new Expiry(24, 30, 90);

  /// For somebody who plays at home.
  public static final Expiry NEVER = new Expiry(0, 0, 0);

  /// The same as times.
  Keeping keeping() {
    return new Keeping(
        Duration.ofHours(lobbyHours),
        Duration.ofDays(finishedDays),
        Duration.ofDays(abandonedDays));
  }
}
