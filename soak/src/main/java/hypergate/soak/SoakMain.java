package hypergate.soak;

import hypergate.soak.digest.DigestCommand;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `hypergate soak`: everything that is tried by chance, tried for hours.
@Command(
    name = "hypergate soak",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Runs the tests that run for seeds, with ever fresh ones, until the time is over. Each of"
          + " them gets the same share of it.",
      "A failure is told at once with the command that repeats it, and kept in"
          + " target/soak-failures.txt. Status 0 if nothing failed, 1 if something did, 2 for wrong"
          + " use."
    })
public final class SoakMain implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      defaultValue = "10",
      description = "For how long; 10 unless said otherwise.")
  private double minutes;

  @Option(
      names = "--test",
      paramLabel = "NAME",
      description =
          "Only a run, class or test of this name, or tests that have it in their names; may be"
              + " given several times.")
  private @Nullable List<String> tests;

  @Option(
      names = "--cluster",
      paramLabel = "TABLES",
      arity = "0..1",
      fallbackValue = "100",
      description =
          "Only what happens to three nodes over one database behind HAProxy while people play at"
              + " so many tables, 100 unless said otherwise, thinking two seconds about each"
              + " answer; and what one, two and three of them do for 24 who do not think.")
  private @Nullable Integer cluster;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description =
          "Runs each test once for this seed, or for several: 94 or 1-300,2004; no minutes then.")
  private @Nullable String seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Tests at once; as many as there are processors unless said otherwise.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--patience",
      paramLabel = "SECONDS",
      defaultValue = "300",
      description = "How long one seed may take before it counts as one that never ends; 300.")
  private int patience;

  @Option(names = "--list", description = "Names the runs and their tests, and runs nothing.")
  private boolean list;

  @Mixin private DigestCommand digest = new DigestCommand();

  private final String pattern;
  private final Path file;

  private SoakMain(String pattern, Path file) {
    this.pattern = pattern;
    this.file = file;
  }

  /// Runs and exits with the status.
  public static void main(String[] arguments) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    // Threads that are stuck must not keep it from ending.
    System.exit(run(out, err, ".*Test", Path.of("../target/soak-failures.txt"), arguments));
  }

  /// Runs one command line.
  ///
  /// @param pattern the classes to look into
  /// @param file where failures are kept
  /// @return the exit status
  static int run(PrintWriter out, PrintWriter err, String pattern, Path file, String... arguments) {
    CommandLine line = new CommandLine(new SoakMain(pattern, file));
    line.setOut(out);
    line.setErr(err);
    line.setUsageHelpAutoWidth(false);
    line.setParameterExceptionHandler(
        (exception, args) -> {
          err.println("hypergate soak: " + exception.getMessage());
          return CommandLine.ExitCode.USAGE;
        });
    return line.execute(arguments);
  }

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    if (minutes <= 0) throw wrong("--minutes must be more than 0");
    if (threads < 1) throw wrong("--threads must be at least 1");
    if (patience < 1) throw wrong("--patience must be at least 1");
    if (seed != null && !seed.matches("-?\\d+(-\\d+)?(,-?\\d+(-\\d+)?)*"))
      throw wrong("--seed '" + seed + "' is no whole number; allowed: 94, or 1-300,2004");
    if (cluster != null) {
      if (cluster < 1) throw wrong("--cluster must have at least 1 table");
      if (tests != null) throw wrong("--cluster is a --test of its own: leave one of them out");
      System.setProperty("hypergate.cluster.tables", Integer.toString(cluster));
      tests = List.of("cluster");
      // A cluster is enough to do for a machine.
      threads = 1;
    }
    String misfit = digest.wrong();
    if (misfit != null) throw wrong(misfit);
    if (digest.isMeant()) return digest.run(out, threads);
    List<Trial> trials = Trial.found(pattern).stream().filter(this::isWanted).toList();
    if (trials.isEmpty())
      throw wrong("no test is called " + String.join(" or ", wanted()) + "; --list names them all");
    if (list) {
      for (Trial trial : trials) out.println(trial.run() + "  " + trial.name());
      return 0;
    }
    Failures failures = new Failures(file);
    Soak soak = new Soak(trials, failures, out, Duration.ofSeconds(patience));
    long begin = System.nanoTime();
    if (seed != null) soak.repeat(seed);
    else {
      long from = System.currentTimeMillis();
      out.printf("Fresh seeds for %s min, on %d threads.%n", minutes, threads);
      soak.run(Duration.ofMillis(Math.round(minutes * 60_000)), from, threads);
    }
    out.println();
    out.print(failures.text());
    long seconds = Duration.ofNanos(System.nanoTime() - begin).toSeconds();
    out.println(soak.figures(System.lineSeparator()));
    out.println(seconds + " s");
    return failures.count() == 0 ? 0 : 1;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private List<String> wanted() {
    return tests == null ? List.of() : tests;
  }

  private boolean isWanted(Trial trial) {
    return wanted().isEmpty() || wanted().stream().anyMatch(trial::isMeantBy);
  }
}
