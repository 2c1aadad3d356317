package hypergate.cli.command;

import hypergate.cli.Failure;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/// The file into which an experiment of the lab writes its games.
final class OutFile {
  @CommandLine.Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write each game into this file as soon as it is over.")
  private @Nullable Path out;

  @CommandLine.Option(names = "--resume", description = "Go on with the file of --out.")
  private boolean resume;

  /// How an experiment's file is begun, or gone on with.
  interface Opened<F> {
    F at(Path file);
  }

  /// Opens the file that was asked for, if one was.
  ///
  /// @param begin begins a file
  /// @param again goes on with one
  <F> Optional<F> open(Opened<F> begin, Opened<F> again) {
    check();
    return out == null ? Optional.empty() : Optional.of((resume ? again : begin).at(out));
  }

  /// Refuses to go on with nothing.
  void check() {
    if (resume && out == null)
      throw new Failure("--resume needs to know with what: add --out FILE");
  }

  /// The file as it was written; null when there is none.
  @Nullable String said() {
    return out == null ? null : out.toString();
  }

  /// What to tell when a run has ended too early.
  ///
  /// @param missing games that were not played
  String stopped(long missing) {
    return "Stopped "
        + Values.count(missing, "game")
        + " too early"
        + (out == null ? "." : "; the same command with --resume goes on.")
        + "\n";
  }
}
