package hypergate.cli.command;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/// How many games the lab plays at the same time.
final class Workers {
  private static final int MOST = 64;

  @CommandLine.Option(
      names = "--threads",
      paramLabel = "T",
      description = "Games at the same time, 1 to 64 (default: one for each processor).")
  private @Nullable String threads;

  /// The number that was asked for; as many as there are processors, if none was.
  ///
  /// @throws hypergate.cli.Failure when it is no number from 1 to 64
  int count() {
    return threads == null
        ? Math.min(MOST, Runtime.getRuntime().availableProcessors())
        : Values.number("--threads", threads, MOST);
  }
}
