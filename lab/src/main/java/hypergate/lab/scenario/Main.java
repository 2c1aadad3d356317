package hypergate.lab.scenario;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/// `hypergate scenario FILE|FOLDER … [--json] [--verbose]`.
public final class Main {
  private Main() {}

  /// Runs it from a bare class path.
  public static void main(String[] args) {
    List<Path> paths = new ArrayList<>();
    boolean json = false;
    boolean verbose = false;
    for (String arg : args) {
      switch (arg) {
        case "--json" -> json = true;
        case "--verbose" -> verbose = true;
        default -> paths.add(Path.of(arg));
      }
    }
    System.exit(run(paths, json, verbose, System.out));
  }

  /// Runs scenario files and prints what became of them.
  ///
  /// @return the exit status: 0 all held, 1 some did not, 2 a file could not be read
  public static int run(List<Path> paths, boolean json, boolean verbose, PrintStream out) {
    List<Verdict> verdicts = new ArrayList<>();
    try {
      for (Path file : ScenarioRunner.files(paths)) verdicts.add(ScenarioRunner.run(file));
    } catch (ScenarioError e) {
      verdicts.add(
          new Verdict(
              "",
              "",
              Verdict.Status.ERROR,
              List.of(new Verdict.Complaint(0, "", String.valueOf(e.getMessage()))),
              List.of(),
              List.of(),
              List.of()));
    }
    long held = count(verdicts, Verdict.Status.HELD);
    long failed = count(verdicts, Verdict.Status.FAILED);
    long errors = count(verdicts, Verdict.Status.ERROR);
    if (json) {
      Map<String, Object> report = new LinkedHashMap<>();
      report.put("held", held);
      report.put("failed", failed);
      report.put("errors", errors);
      report.put("scenarios", verdicts.stream().map(v -> entry(v, verbose)).toList());
      out.println(JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(report));
    } else {
      for (Verdict verdict : verdicts) {
        if (!verdict.held() || verbose) out.println(verdict.words());
        if (verbose && verdict.held())
          verdict.defaults().forEach(d -> out.println("    by default: " + d));
      }
      out.println(held + " held, " + failed + " failed, " + errors + " could not be read");
    }
    return errors > 0 ? 2 : failed > 0 ? 1 : 0;
  }

  private static long count(List<Verdict> verdicts, Verdict.Status status) {
    return verdicts.stream().filter(v -> v.status() == status).count();
  }

  private static Map<String, Object> entry(Verdict verdict, boolean verbose) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("file", verdict.file());
    entry.put("scenario", verdict.title());
    entry.put("status", verdict.status().name().toLowerCase(java.util.Locale.ROOT));
    if (verdict.status() == Verdict.Status.ERROR)
      entry.put("error", verdict.complaints().getFirst().actual());
    else if (!verdict.held()) entry.put("complaints", verdict.complaints());
    if (verbose || verdict.status() == Verdict.Status.FAILED) {
      entry.put("defaults", verdict.defaults());
      entry.put("events", verdict.events());
    }
    return entry;
  }
}
