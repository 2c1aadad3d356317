package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.terminal.Json;
import hypergate.cli.terminal.Progress;
import hypergate.game.card.Options;
import hypergate.lab.Simulation;
import hypergate.lab.SimulationError;
import hypergate.lab.SimulationResult;
import hypergate.lab.variants.Sums;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Many games of machines against each other.
@Command(
    name = "sim",
    mixinStandardHelpOptions = true,
    description =
        "Plays many games of machines against each other; wins by seat, by alien and by tech with"
            + " 95 %% intervals, and how fast it went. The same seed gives the same games in any"
            + " number of threads.",
    footer = {
      "",
      "Examples:",
      "  hypergate sim --games 20000 --set technology=odyssey",
      "  hypergate sim --games 2000 --players novice,random --seed 7 --json"
    })
public final class SimCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Mixin private GameOptions game;

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games (default 1000).")
  private String games = "1000";

  @CommandLine.Option(
      names = "--players",
      paramLabel = "NAME[,NAME…]",
      description = "Machines by seat, repeated in turn: random, novice (default), regular.")
  private String players = "novice";

  @CommandLine.Option(
      names = "--threads",
      paramLabel = "T",
      description = "Games at the same time (default: one for each processor).")
  private @Nullable String threads;

  @CommandLine.Option(
      names = "--record",
      paramLabel = "DIR",
      description = "Write a record of every game into this folder.")
  private @Nullable Path record;

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /// Made by the command line.
  public SimCommand() {}

  @Override
  public Integer call() {
    Options options = game.options();
    int wanted = Values.number("--games", games, 100_000_000);
    int workers =
        threads == null
            ? Runtime.getRuntime().availableProcessors()
            : Values.number("--threads", threads, 1024);
    SimulationResult result = run(options, wanted, workers);
    PrintWriter out = spec.commandLine().getOut();
    out.print(json ? Json.of(asJson(result)) + "\n" : result.words());
    out.flush();
    return 0;
  }

  private SimulationResult run(Options options, int wanted, int workers) {
    if (record != null && Files.exists(record) && !Files.isDirectory(record))
      throw new Failure("--record " + record + " is no folder");
    try (Progress progress = Progress.of(spec.commandLine().getErr(), wanted)) {
      return new Simulation(
              wanted,
              options,
              Values.players(players),
              game.seedOr(1),
              workers,
              Optional.ofNullable(record))
          .run(progress::at);
    } catch (SimulationError e) {
      throw e;
    } catch (IllegalArgumentException | UncheckedIOException e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private static Map<String, Object> asJson(SimulationResult result) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("games", result.games());
    all.put("seats", result.seats());
    all.put("seed", result.seed());
    all.put("seconds", result.seconds());
    all.put("gamesPerSecond", result.gamesPerSecond());
    all.put("decisions", result.decisions());
    all.put("decisionsPerSecond", result.decisionsPerSecond());
    all.put("encountersPerGame", result.encountersPerGame());
    all.put("unfinished", result.unfinished());
    all.put("lostByAll", result.lostByAll());
    all.put("winsBySeat", result.winsBySeat());
    all.put("winsByAlien", result.winsByAlien().stream().map(SimCommand::alien).toList());
    for (Sums.Found found : result.ofVariants()) all.put(found.key(), found.rows());
    return all;
  }

  private static Map<String, Object> alien(SimulationResult.AlienWins alien) {
    Map<String, Object> one = new LinkedHashMap<>();
    one.put("id", alien.id());
    one.put("games", alien.games());
    one.put("wins", alien.wins());
    one.put("share", alien.share());
    one.put("low", alien.low());
    one.put("high", alien.high());
    return one;
  }
}
