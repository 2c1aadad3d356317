package hypergate.cli.command;

import hypergate.cli.serve.DataFolder;
import hypergate.server.Keeper;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/// Which data file a command is about; unless told otherwise that of `play` and `serve`.
final class DataOption {
  @CommandLine.Option(
      names = "--data",
      paramLabel = "FILE",
      description = "Where tables are kept (default: in your data folder).")
  private @Nullable Path data;

  /// Made by the command line.
  DataOption() {}

  /// The file.
  Path file() {
    return data == null ? DataFolder.file() : data;
  }

  /// Whether it was named.
  boolean isGiven() {
    return data != null;
  }

  Keeper keeper() {
    return new Keeper(file());
  }
}
