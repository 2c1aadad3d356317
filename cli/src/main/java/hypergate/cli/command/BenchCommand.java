package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.terminal.Json;
import hypergate.cli.terminal.Progress;
import hypergate.lab.Simulation;
import hypergate.lab.SimulationResult;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// How fast machines play.
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description =
        "How fast machines play, on one core: games and answers a second, how often they play on in"
            + " thought, and what a game takes in multiples of one of random players, measured just"
            + " before and after on the same core, so that numbers of different computers can be"
            + " compared.",
    footer = {"", "Example:", "  hypergate lab bench novice strong --games 20"})
public final class BenchCommand implements Callable<Integer> {
  private static final int REFERENCE = 400;

  @Spec private CommandSpec spec;

  @CommandLine.Mixin private GameOptions game;

  @CommandLine.Parameters(
      arity = "1..*",
      paramLabel = "PLAYER",
      description = "Machines; each plays against itself.")
  private List<String> players = new ArrayList<>();

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games of each (default 20).")
  private String games = "20";

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /// Made by the command line.
  public BenchCommand() {}

  /// How fast one is.
  private record Speed(
      String player,
      double gamesPerSecond,
      double answersPerSecond,
      double triesPerSecond,
      double reference) {}

  @Override
  public Integer call() {
    int wanted = Values.number("--games", games, 1_000_000);
    Values.players(String.join(",", players));
    List<Speed> speeds = new ArrayList<>();
    try (Progress progress = Progress.of(spec.commandLine().getErr(), players.size())) {
      // The first games of a program are slow.
      secondsOfReference();
      for (String player : players) {
        double before = secondsOfReference();
        SimulationResult result = play(player, wanted);
        double reference = (before + secondsOfReference()) / 2;
        speeds.add(
            new Speed(
                player,
                result.gamesPerSecond(),
                result.decisionsPerSecond(),
                result.triesPerSecond(),
                result.seconds() / result.games() / reference));
        progress.at(speeds.size());
      }
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(
        json ? Json.of(speeds.stream().map(BenchCommand::row).toList()) + "\n" : words(speeds));
    out.flush();
    return 0;
  }

  private double secondsOfReference() {
    return play("random", REFERENCE).seconds() / REFERENCE;
  }

  private SimulationResult play(String player, int many) {
    try {
      return new Simulation(
              many, game.options(), List.of(player), game.seedOr(1), 1, Optional.empty())
          .run(_ -> {});
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private static Map<String, Object> row(Speed speed) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("player", speed.player());
    row.put("gamesPerSecond", speed.gamesPerSecond());
    row.put("answersPerSecond", speed.answersPerSecond());
    row.put("triesPerSecond", speed.triesPerSecond());
    row.put("timesRandom", speed.reference());
    return row;
  }

  private static String words(List<Speed> speeds) {
    StringBuilder words = new StringBuilder();
    words.append(
        String.format(
            "%-18s %12s %14s %14s %16s\n",
            "player", "games/s", "answers/s", "tries/s", "× random"));
    for (Speed speed : speeds)
      words.append(
          String.format(
              Locale.ROOT,
              "%-18s %12.2f %,14.0f %,14.0f %,16.1f\n",
              speed.player(),
              speed.gamesPerSecond(),
              speed.answersPerSecond(),
              speed.triesPerSecond(),
              speed.reference()));
    return words.toString();
  }
}
