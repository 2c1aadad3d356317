package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.server.ServerError;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Copies the data file.
@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Copies all tables and finished games into one file, also while a server runs: whatever"
            + " was confirmed before is in it. The copy is verified before it is put in its place.",
    footer = {
      "",
      "Do not copy the data file with cp while a server runs: what was confirmed last is",
      "in a log beside it, and a page may be half written. To go back to a copy, stop the",
      "server, move the data file away together with those that end in -wal and -shm,",
      "and put the copy in its place."
    })
public final class BackupCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Parameters(paramLabel = "FILE", description = "Where the copy goes.")
  private Path target;

  @CommandLine.Option(names = "--replace", description = "Replace a copy that is there already.")
  private boolean replace;

  @CommandLine.Mixin private DataOption data;

  /// Made by the command line.
  public BackupCommand() {}

  @Override
  public Integer call() {
    try {
      long bytes = data.keeper().backup(target, replace);
      PrintWriter out = spec.commandLine().getOut();
      out.println(target + ": " + Values.size(bytes) + ", verified.");
      out.flush();
      return 0;
    } catch (ServerError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }
}
