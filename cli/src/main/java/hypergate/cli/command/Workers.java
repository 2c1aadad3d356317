package hypergate.cli.command;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/// How many games the lab plays at the same time, and how long it waits for an answer.
final class Workers {
  private static final int MOST = 64;

  @CommandLine.Option(
      names = "--threads",
      paramLabel = "T",
      description = "Games at the same time, 1 to 64 (default: one for each processor).")
  private @Nullable String threads;

  @CommandLine.Option(
      names = "--patience",
      paramLabel = "SECONDS",
      description =
          "How long a player may think about one answer before its game is given up (default 60).")
  private String patience = "60";

  /// How long a player may think about one answer.
  ///
  /// @throws hypergate.cli.Failure when it is no number of seconds from 1 to a day
  Duration patience() {
    return Duration.ofSeconds(Values.number("--patience", patience, 86_400));
  }

  /// The patience that was asked for, if it is another one than usual; otherwise null.
  @Nullable String saidPatience() {
    return patience().toSeconds() == 60 ? null : patience;
  }

  /// The number that was asked for; as many as there are processors, if none was.
  ///
  /// @throws hypergate.cli.Failure when it is no number from 1 to 64
  int count() {
    return threads == null
        ? Math.min(MOST, Runtime.getRuntime().availableProcessors())
        : Values.number("--threads", threads, MOST);
  }
}
