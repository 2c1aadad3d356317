package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.terminal.Json;
import hypergate.cli.terminal.Progress;
import hypergate.lab.Simulation;
import hypergate.lab.SimulationResult;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Games of machines as records.
@Command(
    name = "record",
    mixinStandardHelpOptions = true,
    description =
        "Plays games of machines and writes each as a record that `hypergate replay` opens, into a"
            + " folder: game-000001.jsonl and so on. The same seed writes the same files.",
    footer = {
      "",
      "Example:",
      "  hypergate lab record games --games 20 --players strong,novice,novice,novice",
      "  hypergate replay games/game-000001.jsonl"
    })
public final class RecordCommand implements Callable<Integer> {
  private static final int MOST = 100_000;

  @Spec private CommandSpec spec;

  @CommandLine.Mixin private GameOptions game;

  @CommandLine.Parameters(paramLabel = "DIR", description = "The folder; made when missing.")
  private Path folder = Path.of("");

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games (default 10).")
  private String games = "10";

  @CommandLine.Option(
      names = "--players",
      paramLabel = "NAME[,NAME…]",
      description = "Machines by seat, repeated in turn (default novice).")
  private String players = "novice";

  @CommandLine.Mixin private Workers threads;

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /// Made by the command line.
  public RecordCommand() {}

  @Override
  public Integer call() {
    int wanted = Values.number("--games", games, MOST);
    if (Files.exists(folder) && !Files.isDirectory(folder))
      throw new Failure(folder + " is no folder");
    if (Files.exists(folder.resolve("game-000001.jsonl")))
      throw new Failure(folder + " holds records already; name another folder");
    SimulationResult result = play(wanted);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("folder", folder);
      all.put("games", result.games());
      all.put("seed", result.seed());
      all.put("encountersPerGame", result.encountersPerGame());
      out.println(Json.of(all));
    } else
      out.println(
          Values.count(result.games(), "game")
              + " written into "
              + folder
              + "; see one with: hypergate replay "
              + folder.resolve("game-000001.jsonl"));
    out.flush();
    return 0;
  }

  private SimulationResult play(int wanted) {
    try (Progress progress = Progress.of(spec.commandLine().getErr(), wanted)) {
      return new Simulation(
              wanted,
              game.options(),
              Values.players(players),
              game.seedOr(1),
              threads.count(),
              Optional.of(folder))
          .run(progress::at);
    } catch (IllegalArgumentException | UncheckedIOException e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }
}
