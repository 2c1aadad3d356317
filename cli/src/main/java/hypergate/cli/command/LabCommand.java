package hypergate.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// The lab: measurements of many games that say how sure they are.
@Command(
    name = "lab",
    mixinStandardHelpOptions = true,
    description = "Measures players and cards in many games, and says how sure it is.",
    subcommands = {
      RunCommand.class,
      LadderCommand.class,
      CompareCommand.class,
      BalanceCommand.class,
      ReportCommand.class,
      TuneCommand.class,
      RecordCommand.class,
      PuzzlesCommand.class,
      BenchCommand.class,
      CheckPlayerCommand.class,
      EnvCommand.class
    },
    footer = {"", "Each command explains itself with --help."})
public final class LabCommand implements Runnable {
  @Spec private CommandSpec spec;

  /// Made by the command line.
  public LabCommand() {}

  /// Without a command: says what there is.
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
