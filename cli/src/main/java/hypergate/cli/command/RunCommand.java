package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.lab.run.LabError;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
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
      "  hypergate lab run techs.yaml --spark spark://host:7077",
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

  @CommandLine.Option(
      names = "--spark",
      paramLabel = "MASTER",
      description =
          "Play on Spark: local[N] or spark://HOST:PORT. The result is the same to the bit.")
  private @Nullable String spark;

  @CommandLine.Option(
      names = "--partitions",
      paramLabel = "P",
      description = "Into how many ranges games are divided for --spark (default: as many as fit).")
  private @Nullable String partitions;

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /// Made by the command line.
  public RunCommand() {}

  @Override
  public Integer call() throws Exception {
    if (spark == null && partitions != null) throw new Failure("--partitions belongs to --spark");
    if (spark != null && threads != null)
      throw new Failure("--threads is for one machine; --spark local[N] plays in N threads");
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
    if (spark != null) return onSpark(spark, experiment, arguments);
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

  private Integer onSpark(String master, Experiment experiment, List<String> arguments)
      throws Exception {
    String kind = experiment.kind();
    if (!Spread.KINDS.contains(kind))
      throw new Failure(
          config
              + ": a "
              + kind
              + " is not played on Spark; "
              + String.join(", ", Spread.KINDS)
              + " are");
    int ranges = partitions == null ? 0 : Values.number("--partitions", partitions, 1_000_000);
    Cluster cluster =
        ServiceLoader.load(Cluster.class)
            .findFirst()
            .orElseThrow(
                () ->
                    new Failure(
                        "--spark needs Spark, which is not part of this program; in a checkout,"
                            + " ./hypergate lab run CONFIG --spark MASTER fetches it"));
    try {
      // Whatever is wrong with it is told before anybody is called.
      Spread command = Spread.of(kind, arguments);
      command.lines(0, 0, _ -> {});
    } catch (ParameterException | Failure e) {
      throw new Failure(config + ": " + e.getMessage(), e);
    }
    try (Cluster.Connected machines = cluster.connect(master)) {
      Spread command = Spread.of(kind);
      CommandLine line = new CommandLine(command);
      line.setOut(spec.commandLine().getOut());
      line.setErr(spec.commandLine().getErr());
      line.parseArgs(arguments.toArray(String[]::new));
      command.on(machines.games(kind, experiment.arguments(), ranges));
      int status = command.call();
      int out = experiment.arguments().indexOf("--out");
      if (out >= 0) machines.table(Path.of(experiment.arguments().get(out + 1)));
      return status;
    } catch (ParameterException | Failure e) {
      throw new Failure(config + ": " + e.getMessage(), e);
    } catch (LabError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
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
