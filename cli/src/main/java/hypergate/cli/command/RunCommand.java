package hypergate.cli.command;

import hypergate.cli.Failure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// An experiment in one file.
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    description =
        "Runs the experiment of a file: a ladder, balance, compare or tune, with everything that it"
            + " follows from. Each of these commands prints such a file with --config.",
    footer = {
      "",
      "Examples:",
      "  hypergate lab run examples/lab/balance.yaml",
      "  hypergate lab balance --games 20000 --set technology=odyssey --config > techs.yaml",
      "  hypergate lab run techs.yaml --resume",
      "",
      "docs/lab.md says what may stand in a file. The files that it names are looked for from its",
      "own folder."
    })
public final class RunCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Parameters(paramLabel = "CONFIG.yaml", description = "The experiment.")
  private Path config = Path.of("");

  @CommandLine.Option(
      names = "--threads",
      paramLabel = "T",
      description = "Games at the same time, 1 to 64 (default: one for each processor).")
  private @Nullable String threads;

  @CommandLine.Option(names = "--resume", description = "Go on with the file that 'out' names.")
  private boolean resume;

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /// Made by the command line.
  public RunCommand() {}

  @Override
  public Integer call() throws Exception {
    Experiment experiment = Experiment.read(config);
    List<String> arguments = new ArrayList<>();
    if (threads != null) arguments.addAll(List.of("--threads", threads));
    if (resume) {
      if (!experiment.arguments().contains("--out"))
        throw new Failure(config + " names no file to go on with; add out: FILE to it");
      arguments.add("--resume");
    }
    if (json) arguments.add("--json");
    arguments.addAll(experiment.arguments());
    Callable<Integer> command = command(experiment.kind());
    CommandLine line = new CommandLine(command);
    line.setOut(spec.commandLine().getOut());
    line.setErr(spec.commandLine().getErr());
    try {
      line.parseArgs(arguments.toArray(String[]::new));
      return command.call();
    } catch (ParameterException | Failure e) {
      throw new Failure(config + ": " + e.getMessage(), e);
    }
  }

  private static Callable<Integer> command(String kind) {
    return switch (kind) {
      case "ladder" -> new LadderCommand();
      case "balance" -> new BalanceCommand();
      case "compare" -> new CompareCommand();
      default -> new TuneCommand();
    };
  }
}
