package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.terminal.Json;
import hypergate.cli.terminal.Progress;
import hypergate.game.card.Options;
import hypergate.lab.Mix;
import hypergate.lab.env.PlayerKit;
import hypergate.lab.run.Nearest;
import hypergate.players.Players;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Whether a machine player keeps to what every player must.
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description =
        "Whether a machine player keeps to what every player must: legal answers, the same seed the"
            + " same answers, nothing changed by thinking, blind to what is hidden, no more than a"
            + " stated number of steps for an answer (a step is a small decision in a world that it"
            + " imagines). Without options of its own each game has others.",
    footer = {
      "",
      "Examples:",
      "  hypergate lab check regular",
      "  hypergate lab check regular --games 40 --steps 20000 --set technology=odyssey"
    })
public final class CheckPlayerCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Mixin private GameOptions game;

  @CommandLine.Parameters(paramLabel = "PLAYER", description = "The machine that is looked at.")
  private String player = "";

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games (default 20).")
  private String games = "20";

  @CommandLine.Option(
      names = "--steps",
      paramLabel = "N",
      description = "The most steps that an answer may take (default 1000000).")
  private String steps = "1000000";

  @CommandLine.Option(
      names = "--every",
      paramLabel = "N",
      description =
          "At one question in so many, ask again at a table that looks the same (default 10).")
  private String every = "10";

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /// Made by the command line.
  public CheckPlayerCommand() {}

  @Override
  public Integer call() {
    if (!Players.isKnown(player))
      throw new Failure(
          "unknown player '"
              + player
              + "'"
              + Nearest.hint(player, Players.names())
              + "; allowed: "
              + String.join(", ", Players.names()));
    int wanted = Values.number("--games", games, 1_000_000);
    PlayerKit kit =
        new PlayerKit(
            wanted,
            mixes(),
            Values.number("--steps", steps, 999_999_999),
            Values.number("--every", every, 1_000_000),
            game.seedOr(1));
    PlayerKit.Result result;
    try (Progress progress = Progress.of(spec.commandLine().getErr(), wanted)) {
      result = kit.check(seed -> Players.of(player, seed), progress::at);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(json ? Json.of(asJson(result)) + "\n" : words(result));
    out.flush();
    return result.passed() ? 0 : 1;
  }

  private LongFunction<Options> mixes() {
    if (!game.hasOptions()) return number -> Mix.options(game.seedOr(1) + number);
    Options options = game.options();
    return _ -> options;
  }

  private String words(PlayerKit.Result result) {
    StringBuilder words = new StringBuilder();
    words.append(
        "%s: %s, %s, %s asked at another table too, at most %s for an answer\n"
            .formatted(
                player,
                Values.count(result.games(), "game"),
                Values.count(result.questions(), "question"),
                Values.count(result.twins(), "question"),
                Values.count(result.steps(), "step")));
    for (PlayerKit.Fault fault : result.faults()) words.append("  ").append(fault).append('\n');
    words.append(
        result.passed() ? "It keeps to everything.\n" : "It does not keep to everything.\n");
    return words.toString();
  }

  private Map<String, Object> asJson(PlayerKit.Result result) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("player", player);
    all.put("passed", result.passed());
    all.put("games", result.games());
    all.put("questions", result.questions());
    all.put("twins", result.twins());
    all.put("steps", result.steps());
    all.put("faults", result.faults().stream().map(PlayerKit.Fault::toString).toList());
    return all;
  }
}
