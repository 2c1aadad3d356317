package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.cli.terminal.Json;
import hypergate.cli.terminal.Progress;
import hypergate.game.card.Options;
import hypergate.lab.compare.Comparison;
import hypergate.lab.compare.ComparisonFile;
import hypergate.lab.compare.ComparisonResult;
import hypergate.lab.compare.ComparisonRun;
import hypergate.lab.compare.Measure;
import hypergate.lab.compare.Side;
import hypergate.lab.run.Elsewhere;
import hypergate.lab.run.LabError;
import hypergate.lab.statistics.Estimate;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Two ways to play, on the same deals.
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description =
        "Plays two ways on the same deals and says what differs, how sure that is, and how many"
            + " games it still takes; it stops as soon as it is clear. A and B are changes with"
            + " commas between: base (none), OPTION=VALUE, player=NAME, alien=ID, card=ID (of the"
            + " measured seat, which moves on), without=ID (an alien that is never dealt).",
    footer = {
      "",
      "Examples:",
      "  hypergate lab compare player=random player=novice",
      "  hypergate lab compare base alien=virus --games 20000 --out virus.jsonl",
      "  hypergate lab compare technology=off technology=odyssey --measure encounters"
    })
public final class CompareCommand implements Spread {
  @Spec private CommandSpec spec;

  @CommandLine.Mixin private GameOptions game;

  @CommandLine.Parameters(index = "0", paramLabel = "A", description = "One way to play.")
  private String a = "";

  @CommandLine.Parameters(index = "1", paramLabel = "B", description = "The other one.")
  private String b = "";

  @CommandLine.Option(
      names = "--player",
      paramLabel = "NAME",
      description = "Who sits at the measured seat (default novice).")
  private String player = "novice";

  @CommandLine.Option(
      names = "--against",
      paramLabel = "NAME[,NAME…]",
      description = "Who sits at the others: one for all, or one for each (default novice).")
  private String against = "novice";

  @CommandLine.Option(
      names = "--measure",
      paramLabel = "WHAT",
      description =
          "points (of the measured seat), encounters (a game), shared or unwon (games); default:"
              + " points if the sides differ in that seat, otherwise encounters.")
  private @Nullable String measure;

  @CommandLine.Option(
      names = "--worth",
      paramLabel = "D",
      description =
          "The least difference worth knowing, in points of a hundred or in encounters: stop when"
              + " it is surely less.")
  private @Nullable String worth;

  @CommandLine.Option(names = "--all", description = "Play all games, however clear it is.")
  private boolean all;

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N",
      description = "The most games of both sides together (default 4000).")
  private String games = "4000";

  @CommandLine.Mixin private Workers threads;

  @CommandLine.Mixin private OutFile out;

  @CommandLine.Mixin private ConfigOption config;

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  private @Nullable Elsewhere others;

  /// Made by the command line.
  public CompareCommand() {}

  @Override
  public void on(Elsewhere machines) {
    others = machines;
  }

  @Override
  public void lines(long from, long until, Consumer<String> lines) {
    new ComparisonRun(new ComparisonResult(comparison()), Optional.empty(), threads.patience())
        .lines(from, until, lines);
  }

  @Override
  public Integer call() {
    out.check();
    ComparisonResult result = new ComparisonResult(comparison());
    int workers = threads.count();
    if (config.wanted()) return ConfigOption.print(spec, "compare", said());
    try (Interrupt interrupt = new Interrupt()) {
      play(result, workers, interrupt);
      PrintWriter print = spec.commandLine().getOut();
      print.print(json ? Json.of(asJson(result)) + "\n" : words(result));
      print.flush();
    } catch (LabError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
    return result.failed() == 0 ? 0 : 1;
  }

  private Map<String, @Nullable Object> said() {
    Map<String, @Nullable Object> said = game.said(1);
    said.put("games", games);
    said.put("a", a);
    said.put("b", b);
    said.put("player", player);
    said.put("against", List.of(against.split(",")));
    said.put("measure", measure);
    said.put("worth", worth);
    said.put("all", all ? "true" : null);
    said.put("out", out.said());
    said.put("patience", threads.saidPatience());
    return said;
  }

  private Comparison comparison() {
    try {
      Options common = game.options();
      List<Side> sides = List.of(Side.of(a, common, player), Side.of(b, common, player));
      Measure by = measure == null ? Comparison.usual(sides) : measure(measure);
      return new Comparison(
          Values.number("--games", games, Comparison.MOST_GAMES),
          sides,
          List.of(against.split(",")),
          by,
          worth == null ? Optional.empty() : Optional.of(worth(worth, by)),
          all,
          game.seedOr(1));
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private static Measure measure(String id) {
    for (Measure one : Measure.values()) if (one.id().equals(id)) return one;
    throw new Failure(
        "--measure cannot be '" + id + "'; allowed: " + String.join(", ", Measure.ids()));
  }

  private static double worth(String text, Measure by) {
    if (!text.matches("\\d{1,6}(\\.\\d{1,6})?") || Double.parseDouble(text) == 0)
      throw new Failure("--worth cannot be '" + text + "'; allowed: a number above 0, as in 2.5");
    return Double.parseDouble(text) / (by.isShare() ? 100 : 1);
  }

  private void play(ComparisonResult result, int workers, Interrupt interrupt) {
    Comparison comparison = result.comparison();
    Optional<ComparisonFile> file =
        out.open(
            at -> ComparisonFile.begin(at, comparison),
            at -> ComparisonFile.resume(at, comparison, result));
    try (Progress progress =
        Progress.of(spec.commandLine().getErr(), 2 * result.played(), 2 * comparison.pairs())) {
      ComparisonRun run = new ComparisonRun(result, file, threads.patience());
      Elsewhere machines = others;
      if (machines == null) run.run(workers, interrupt::hasCome, pairs -> progress.at(2 * pairs));
      else run.run(machines, interrupt::hasCome, pairs -> progress.at(2 * pairs));
    } finally {
      file.ifPresent(ComparisonFile::close);
    }
  }

  private String words(ComparisonResult result) {
    long missing = 2 * (result.comparison().pairs() - result.played());
    return result.words() + (missing == 0 || result.isClear() ? "" : out.stopped(missing));
  }

  private static Map<String, Object> asJson(ComparisonResult result) {
    Comparison comparison = result.comparison();
    Estimate difference = result.difference();
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("a", comparison.sides().getFirst().toString());
    all.put("b", comparison.sides().getLast().toString());
    all.put("against", comparison.against());
    all.put("seats", comparison.seats());
    all.put("seed", comparison.seed());
    all.put("measure", comparison.measure().id());
    all.put("asked", 2 * comparison.pairs());
    all.put("played", 2 * result.played());
    all.put("pairs", result.counted());
    all.put("rounds", result.rounds());
    all.put("answer", result.answer());
    all.put("clear", result.isClear());
    all.put("ofA", result.ofA());
    all.put("ofB", result.ofB());
    all.put("difference", difference.mean());
    all.put("low", finite(difference.low()));
    all.put("high", finite(difference.high()));
    all.put("rule", String.format(Locale.ROOT, "95 %% confidence sequence, looked at each round"));
    all.put("varianceTakenAway", result.pairing());
    all.put("gamesNeeded", result.needed());
    all.put("failed", result.failed());
    all.put("failures", result.failures());
    return all;
  }

  private static @Nullable Double finite(double number) {
    return Double.isFinite(number) ? number : null;
  }
}
