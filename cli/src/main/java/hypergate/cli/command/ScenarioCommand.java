package hypergate.cli.command;

import hypergate.lab.scenario.Main;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// Runs rule scenarios.
@Command(
    name = "scenario",
    mixinStandardHelpOptions = true,
    description =
        "Runs rule scenarios: sets a table up from a file, answers a few decisions and "
            + "checks what must be true. A folder stands for all scenarios in it.",
    footer = {
      "",
      "Status: 0 all held; 1 some did not; 2 a file could not be read or asks for something",
      "unknown.",
      "Example: hypergate scenario scenarios/rules"
    })
public final class ScenarioCommand implements Callable<Integer> {
  @CommandLine.Parameters(
      paramLabel = "FILE|FOLDER",
      arity = "1..*",
      description = "Scenario files, or folders of them.")
  private List<Path> paths = new ArrayList<>();

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @CommandLine.Option(
      names = "--verbose",
      description = "List those that held, and every default taken.")
  private boolean verbose;

  /// Made by the command line.
  public ScenarioCommand() {}

  @Override
  public Integer call() {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    int status = Main.run(paths, json, verbose, out);
    out.flush();
    return status;
  }
}
