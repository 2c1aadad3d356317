package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.server.Keeper;
import hypergate.server.ServerError;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Checks the data file or a copy of it.
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Checks the data file, or a copy of it: whether the file is sound, no journal has a gap,"
            + " and every table and every finished game can be played again. Changes nothing, and"
            + " may run beside a server.",
    footer = {"", "Exit status: 0 nothing is wrong, 1 something is, 2 there is nothing to check."})
public final class CheckCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      description = "The file to check, if not the data file.")
  private @Nullable Path file;

  @CommandLine.Mixin private DataOption data;

  /// Made by the command line.
  public CheckCommand() {}

  @Override
  public Integer call() {
    if (file != null && data.isGiven())
      throw new Failure("FILE and --data both name a file to check; leave one out");
    Path which = file == null ? data.file() : file;
    try {
      Keeper.Report report = new Keeper(which).check();
      PrintWriter out = spec.commandLine().getOut();
      report.faults().forEach(out::println);
      out.println(
          which
              + ": "
              + Values.size(report.bytes())
              + ", "
              + Values.count(report.tables(), "table")
              + " with "
              + Values.count(report.rows(), "row")
              + " in their journals, "
              + Values.count(report.games(), "finished game")
              + "; "
              + (report.faults().isEmpty()
                  ? "nothing is wrong."
                  : Values.count(report.faults().size(), "fault") + "."));
      out.flush();
      return report.faults().isEmpty() ? 0 : 1;
    } catch (ServerError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }
}
