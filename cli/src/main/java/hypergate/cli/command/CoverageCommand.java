package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.terminal.Json;
import hypergate.cli.terminal.Progress;
import hypergate.lab.Coverage;
import hypergate.lab.variants.Counted;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// What never comes up in games of machines.
@Command(
    name = "coverage",
    mixinStandardHelpOptions = true,
    description =
        "Plays games of machines over random mixes of all options and says what never came up:"
            + " effects, techs, hazards, windows, events, pairs of aliens. For authors of cards:"
            + " what is named here needs a scenario.",
    footer = {"", "Example:", "  hypergate coverage --games 5000"})
public final class CoverageCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games (default 1000).")
  private String games = "1000";

  @CommandLine.Option(
      names = "--players",
      paramLabel = "NAME[,NAME…]",
      description = "Machines that sit at the tables by chance (default random,novice).")
  private String players = "random,novice";

  @CommandLine.Option(
      names = "--seed",
      paramLabel = "S",
      description = "A whole number; the same seed gives the same games (default 1).")
  private String seed = "1";

  @CommandLine.Option(names = "--json", description = "Print JSON, with all counts.")
  private boolean json;

  /// Made by the command line.
  public CoverageCommand() {}

  @Override
  public Integer call() {
    int wanted = Values.number("--games", games, 99_999_999);
    if (!seed.matches("-?\\d{1,18}"))
      throw new Failure("--seed cannot be '" + seed + "'; allowed: whole numbers");
    Coverage coverage = new Coverage(Values.players(players));
    try (Progress progress = Progress.of(spec.commandLine().getErr(), wanted)) {
      coverage.play(wanted, Long.parseLong(seed), progress::at);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(json ? Json.of(all(coverage)) + "\n" : coverage.words());
    out.flush();
    return 0;
  }

  private static Map<String, Object> all(Coverage coverage) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("games", coverage.games());
    all.put("unfinished", coverage.unfinished());
    all.put("lostByAll", coverage.lostByAll());
    all.put("used", coverage.used());
    for (Counted counted : Coverage.counted()) all.put(counted.key(), coverage.of(counted));
    all.put("windows", coverage.windows());
    all.put("idleWindows", coverage.idleWindows());
    all.put("events", coverage.events());
    all.put("questions", coverage.questions());
    all.put("strangers", coverage.strangers());
    return all;
  }
}
