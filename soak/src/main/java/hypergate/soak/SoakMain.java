package hypergate.soak;

import hypergate.lab.Meetings;
import hypergate.lab.Met;
import hypergate.soak.digest.DigestCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
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
  /// For how many minutes fresh seeds are tried.
  private static final double USUAL = 10;

  private static final int TEN = 10;

  @Spec private CommandSpec spec;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description = "For how long; 10 unless said otherwise.")
  private @Nullable Double minutes;

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
      names = "--meetings",
      paramLabel = "ROUNDS",
      arity = "0..1",
      fallbackValue = "1",
      description =
          "Only the tables at which every two aliens meet: so many rounds of them, one unless said"
              + " otherwise, in order, for as long as --minutes lets them (the whole of them unless"
              + " it is given). Each game is looked at for what is lost or double, for forks and"
              + " replays that differ and for what seats get to know; what pairs met, and in how"
              + " many games both used their powers in one encounter, is told at the end and"
              + " written beside the failures, to soak-meetings.txt.")
  private @Nullable Integer meetings;

  @Option(
      names = "--from",
      paramLabel = "TABLE",
      description = "--meetings: the number of the first table; 1.")
  private @Nullable Long from;

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
    if (minutes != null && minutes <= 0) throw wrong("--minutes must be more than 0");
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
    if (meetings != null) {
      if (meetings < 1) throw wrong("--meetings must be at least 1 round");
      if (tests != null || seed != null)
        throw wrong("--meetings goes with neither --test nor --seed");
      tests = List.of("meetings");
    }
    if (from != null && (meetings == null || from < 1))
      throw wrong("--from is the number of a table, from 1, and belongs to --meetings");
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
    else if (meetings != null) meet(out, soak);
    else {
      double time = minutes == null ? USUAL : minutes;
      out.printf("Fresh seeds for %s min, on %d threads.%n", time, threads);
      Schedule schedule = new Schedule(trials, System.currentTimeMillis());
      soak.run(duration(time), schedule, threads);
    }
    out.println();
    out.print(failures.text());
    if (meetings != null) tellMeetings(out);
    long seconds = Duration.ofNanos(System.nanoTime() - begin).toSeconds();
    out.println(soak.figures(System.lineSeparator()));
    out.println(seconds + " s");
    return failures.count() == 0 ? 0 : 1;
  }

  private static Duration duration(double minutes) {
    return Duration.ofMillis(Math.round(minutes * 60_000));
  }

  private void meet(PrintWriter out, Soak soak) throws InterruptedException {
    long first = from == null ? 1 : from;
    long last = first + (long) (meetings == null ? 1 : meetings) * Meetings.tables() - 1;
    out.printf(
        Locale.ROOT,
        "Tables %,d to %,d, on %d threads: %,d pairs of aliens in each round of %,d.%n",
        first,
        last,
        threads,
        Meetings.pairs(),
        Meetings.tables());
    soak.sweep(minutes == null ? Duration.ofDays(365) : duration(minutes), first, last, threads);
  }

  private void tellMeetings(PrintWriter out) {
    Path lines = file.resolveSibling("soak-meetings.txt");
    try {
      Files.createDirectories(lines.toAbsolutePath().getParent());
      Files.write(lines, Met.ALL.lines());
    } catch (IOException e) {
      throw new UncheckedIOException("the meetings cannot be written: " + lines, e);
    }
    out.printf(
        Locale.ROOT,
        "%,d of %,d pairs of aliens met; of %,d both used their powers in one encounter, of %,d in"
            + " ten games or more. Each pair is in %s.%n",
        Met.ALL.met(1),
        Meetings.pairs(),
        Met.ALL.acted(1),
        Met.ALL.acted(TEN),
        lines);
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
