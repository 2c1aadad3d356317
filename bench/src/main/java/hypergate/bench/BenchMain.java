package hypergate.bench;

import hypergate.bench.load.TablesBench;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/// `hypergate bench`: runs the benchmarks and prints their figures beside the ones they must reach.
public final class BenchMain {
  private static final String HELP =
      """
      Usage: hypergate bench [--json] [--quick]
             hypergate bench tables [OPTIONS]    (see hypergate bench tables --help)
      Measures the engine, how its games are shown, and searches of the catalogue, with JMH on one thread: four seats,
      all content, random players.
        --json    the figures as one JSON object
        --quick   shorter runs, wider errors (about two minutes instead of six)
        --help    this text
      """;

  private BenchMain() {}

  /// Runs the benchmarks; exits with 2 when an argument is unknown.
  public static void main(String[] arguments) throws Exception {
    List<String> given = List.of(arguments);
    if (!given.isEmpty() && given.getFirst().equals("tables")) {
      TablesBench.main(given.subList(1, given.size()).toArray(String[]::new));
      return;
    }
    if (given.contains("--help") || given.contains("-h")) {
      System.out.print(HELP);
      return;
    }
    for (String argument : given) {
      if (argument.equals("--json") || argument.equals("--quick")) continue;
      System.err.println(
          "hypergate bench: unknown argument '" + argument + "'; allowed: --json, --quick, --help");
      System.exit(2);
    }
    boolean json = given.contains("--json");
    Map<String, Double> figures = measure(given.contains("--quick"), json);
    if (json) printJson(figures);
    else printTable(figures);
  }

  private static Map<String, Double> measure(boolean quick, boolean quiet) throws RunnerException {
    var options =
        new OptionsBuilder()
            .include("hypergate\\.bench\\..*Bench\\..*")
            .forks(1)
            .threads(1)
            .warmupIterations(quick ? 2 : 5)
            .warmupTime(TimeValue.seconds(quick ? 2 : 3))
            .measurementIterations(quick ? 3 : 8)
            .measurementTime(TimeValue.seconds(quick ? 1 : 2))
            .jvmArgsAppend("-XX:+UseSerialGC", "-Xms1g", "-Xmx1g")
            .addProfiler("gc")
            .verbosity(quiet ? VerboseMode.SILENT : VerboseMode.NORMAL)
            .build();
    Map<String, RunResult> results = new LinkedHashMap<>();
    Collection<RunResult> runs = new Runner(options).run();
    for (RunResult run : runs)
      results.put(run.getParams().getBenchmark().replaceAll(".*\\.", ""), run);

    double games = score(results, "playout");
    double decisions = secondary(results, "playout", "decisions");
    double reference = score(results, "reference");
    Map<String, Double> figures = new LinkedHashMap<>();
    figures.put("referenceNs", reference);
    figures.put("decisionNs", 1e9 / decisions);
    figures.put("decisionOverReference", 1e9 / decisions / reference);
    figures.put(
        "bytesPerDecision",
        secondary(results, "playout", "gc.alloc.rate.norm") * games / decisions);
    figures.put("gamesPerSecond", games);
    figures.put("decisionsPerGame", decisions / games);
    figures.put(
        "decisionWithCheckpointsNs",
        1e9 / secondary(results, "playoutWithCheckpoints", "decisions"));
    double all = secondary(results, "playoutOfEverything", "decisions");
    figures.put("decisionOfEverythingNs", 1e9 / all);
    figures.put(
        "bytesPerDecisionOfEverything",
        secondary(results, "playoutOfEverything", "gc.alloc.rate.norm")
            * score(results, "playoutOfEverything")
            / all);
    figures.put("forkNs", score(results, "fork"));
    figures.put("viewNs", score(results, "view"));
    figures.put("idleWindowNs", score(results, "idleWindow"));
    figures.put("shownTableUs", score(results, "views"));
    figures.put("shownAgainUs", score(results, "sameViews"));
    figures.put("searchMs", score(results, "search") / 1000);
    figures.put("searchMisspelledMs", score(results, "searchMisspelled") / 1000);
    figures.put("searchInVainMs", score(results, "searchInVain") / 1000);
    figures.put("searchEverythingMs", score(results, "searchEverything") / 1000);
    figures.put("noviceGamesPerSecond", score(results, "novices"));
    return figures;
  }

  private static double score(Map<String, RunResult> results, String benchmark) {
    return run(results, benchmark).getPrimaryResult().getScore();
  }

  private static double secondary(Map<String, RunResult> results, String benchmark, String name) {
    var figures = run(results, benchmark).getSecondaryResults();
    for (String key : figures.keySet()) if (key.endsWith(name)) return figures.get(key).getScore();
    throw new IllegalStateException("no figure '" + name + "' in " + benchmark);
  }

  private static RunResult run(Map<String, RunResult> results, String benchmark) {
    RunResult run = results.get(benchmark);
    if (run == null)
      throw new IllegalStateException("benchmark '" + benchmark + "' gave no result");
    return run;
  }

  private static void printJson(Map<String, Double> figures) {
    List<String> fields = new ArrayList<>();
    figures.forEach(
        (name, value) -> fields.add(String.format(Locale.ROOT, "\"%s\": %.4g", name, value)));
    System.out.println("{" + String.join(", ", fields) + "}");
  }

  private static void printTable(Map<String, Double> figures) {
    System.out.println();
    row("figure", "measured", "must reach");
    figures.forEach(
        (name, value) -> row(name, String.format(Locale.ROOT, "%,.2f", value), goal(name)));
  }

  private static void row(String name, String value, String goal) {
    System.out.printf(Locale.ROOT, "%-28s %14s   %s%n", name, value, goal);
  }

  private static String goal(String name) {
    return switch (name) {
      case "referenceNs" -> "(about 2.5 on the machine of reference)";
      case "decisionNs" -> "at most 100";
      case "decisionOverReference" -> "at most 40";
      case "bytesPerDecision", "bytesPerDecisionOfEverything" -> "0";
      case "decisionOfEverythingNs" -> "at most 130";
      case "gamesPerSecond" -> "at least 5,000";
      case "forkNs" -> "at most 600";
      case "viewNs" -> "at most 1,000";
      case "idleWindowNs" -> "at most 2";
      case "searchMs", "searchMisspelledMs", "searchInVainMs", "searchEverythingMs" -> "at most 10";
      case "noviceGamesPerSecond" -> "at least 500";
      default -> "";
    };
  }
}
