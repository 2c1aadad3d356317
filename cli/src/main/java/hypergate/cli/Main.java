package hypergate.cli;

import hypergate.cli.command.BackupCommand;
import hypergate.cli.command.CatalogueCommand;
import hypergate.cli.command.CheckCommand;
import hypergate.cli.command.CoverageCommand;
import hypergate.cli.command.ExportCommand;
import hypergate.cli.command.LabCommand;
import hypergate.cli.command.MoveCommand;
import hypergate.cli.command.PlayCommand;
import hypergate.cli.command.RemoveCommand;
import hypergate.cli.command.ReplayCommand;
import hypergate.cli.command.RulesCommand;
import hypergate.cli.command.ScenarioCommand;
import hypergate.cli.command.ServeCommand;
import hypergate.cli.command.SimCommand;
import hypergate.cli.command.WorkshopCommand;
import hypergate.lab.record.Program;
import hypergate.lab.record.RuleDigest;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/// Where `hypergate` starts: picks the command and turns its outcome into an exit status: 0 done, 1
/// something did not hold, 2 the user asked for something that cannot be.
@Command(
    name = "hypergate",
    description = "Plays Cosmic Encounter with its Technology variant and enforces every rule.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    subcommands = {
      PlayCommand.class,
      ServeCommand.class,
      BackupCommand.class,
      MoveCommand.class,
      CheckCommand.class,
      ExportCommand.class,
      RemoveCommand.class,
      SimCommand.class,
      LabCommand.class,
      CoverageCommand.class,
      CatalogueCommand.class,
      ScenarioCommand.class,
      ReplayCommand.class,
      RulesCommand.class,
      WorkshopCommand.class
    },
    footerHeading = "%nAlso, from the launcher at the root of the repository:%n",
    footer = {
      "  bench     Runs the benchmarks; figures as a table or, with --json, as JSON.",
      "  soak      Runs the random tests for hours, with ever fresh seeds.",
      "  test      Runs every check and every test.",
      "",
      "Begin with `hypergate play`. Each command explains itself with --help."
    })
public final class Main implements Runnable {
  @Spec private CommandSpec spec;

  private Main() {}

  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int status = run(out, err, args);
    out.flush();
    System.exit(status);
  }

  /// Runs one command line.
  ///
  /// @return the exit status
  static int run(PrintWriter out, PrintWriter err, String... args) {
    return run(new CommandLine(new Main()), out, err, CatalogueCommand.queries(args));
  }

  /// Runs one command line of a program that has some of the commands.
  ///
  /// @param line its commands
  /// @return the exit status
  public static int run(CommandLine line, PrintWriter out, PrintWriter err, String... args) {
    line.setOut(out);
    line.setErr(err);
    line.setParameterExceptionHandler(Main::wrongUse);
    line.setExecutionExceptionHandler(
        (exception, command, _) -> {
          if (!(exception instanceof Failure)) throw exception;
          say(command, String.valueOf(exception.getMessage()));
          return CommandLine.ExitCode.USAGE;
        });
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setUsageHelpAutoWidth(false);
    return line.execute(args);
  }

  /// Without a command: says what there is.
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  private static int wrongUse(ParameterException exception, String[] args) {
    CommandLine command = exception.getCommandLine();
    String message = String.valueOf(exception.getMessage());
    List<String> unmatched =
        exception instanceof UnmatchedArgumentException unknown
            ? unknown.getUnmatched()
            : List.of();
    if (!unmatched.isEmpty()) message = unknown(command, unmatched.getFirst());
    say(command, message);
    return CommandLine.ExitCode.USAGE;
  }

  private static String unknown(CommandLine command, String word) {
    CommandSpec spec = command.getCommandSpec();
    if (word.startsWith("-"))
      return "unknown option '"
          + word
          + "'; there are "
          + String.join(
              ", ",
              spec.options().stream().map(CommandLine.Model.OptionSpec::longestName).toList());
    if (!spec.subcommands().isEmpty())
      return "unknown command '"
          + word
          + "'; there are "
          + String.join(", ", spec.subcommands().keySet())
          + (spec.parent() == null ? ", bench, soak, test" : "");
    return "'" + word + "' is one argument too many; see " + spec.qualifiedName() + " --help";
  }

  private static void say(CommandLine command, String message) {
    PrintWriter err = command.getErr();
    err.println(command.getCommandSpec().qualifiedName() + ": " + message);
    err.flush();
  }

  /// What `--version` tells: which program this is, the rules that it knows, and on what it runs.
  static final class Version implements IVersionProvider {
    private static final int SHORT = 12;

    @Override
    public String[] getVersion() {
      return new String[] {
        "Hypergate " + Program.version(),
        "rules " + RuleDigest.ofEverything().substring(0, SHORT),
        "Java " + Runtime.version() + " (" + System.getProperty("java.vendor") + ")"
      };
    }
  }
}
