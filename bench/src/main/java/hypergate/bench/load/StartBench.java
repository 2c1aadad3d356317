package hypergate.bench.load;

import hypergate.server.store.SeatSession;
import hypergate.server.store.Store;
import hypergate.server.store.TableRow;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/// Starts a server on a file with many unfinished tables: how long until it has acknowledged an
/// answer, and what the tables weigh at which nobody is.
public final class StartBench {
  /// Seconds that a start may take, until an answer is acknowledged.
  private static final double SECONDS = 2;

  /// Kilobytes that a table may take at which nobody is.
  private static final double WEIGHT = 7;

  private static final double KILO = 1024;
  private static final double NANOS = 1e9;
  private static final long PATIENCE_NANOS = 120_000_000_000L;

  /// No answer of the models has such a number.
  private static final int LATER = 1_000_000;

  private final StartPlan plan;
  private final PrintStream out;

  StartBench(StartPlan plan, PrintStream out) {
    this.plan = plan;
    this.out = out;
  }

  /// Runs it; exits with 2 when an argument is unknown, and with 1 when it takes more than it may.
  public static void main(String[] arguments) throws Exception {
    List<String> given = List.of(arguments);
    if (given.contains("--help") || given.contains("-h")) {
      System.out.print(StartPlan.HELP);
      return;
    }
    StartPlan plan;
    try {
      plan = StartPlan.of(given);
    } catch (IllegalArgumentException e) {
      System.err.println("hypergate bench start: " + e.getMessage());
      System.exit(2);
      return;
    }
    if (!new StartBench(plan, System.out).run()) System.exit(1);
  }

  /// Runs it.
  ///
  /// @return whether it takes no more than it may
  boolean run() throws Exception {
    Path folder = Files.createTempDirectory("hypergate-bench");
    try {
      say("%s. Load before: %.1f.", Machine.size(), Machine.load());
      return run(folder);
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
      }
    }
  }

  private boolean run(Path folder) throws Exception {
    Path file = plan.file().orElse(ServerProcess.data(folder));
    if (!Files.exists(file)) make(folder, file);
    TableDriver[] asked = asked(file);
    List<Double> starts = new ArrayList<>();
    double weight = weight(folder, file, asked, starts);
    double median = starts.stream().sorted().toList().get(starts.size() / 2);
    say(
        "%.2f s from the start to the first acknowledged answer (may be %.0f), %.1f KB a table put"
            + " away (may be %.0f). Load afterwards: %.1f.",
        median, SECONDS, weight, WEIGHT, Machine.load());
    return median <= SECONDS && weight <= WEIGHT;
  }

  private void make(Path folder, Path file) throws Exception {
    long begin = System.nanoTime();
    Tally tally = new Tally();
    try (Pace pace = new Pace();
        ServerProcess server = ServerProcess.start(folder, file, 10 * plan.models())) {
      Opening opening = new Opening(server.address(), "strict", tally, pace);
      Play play = new Play(server, opening, tally, pace);
      play.open(plan.models());
      play.run(Pace.FREE, plan.seconds());
      play.stop();
      play.leave();
    }
    for (String failure : tally.told()) throw new IOException(failure);
    long played = System.nanoTime();
    Copies.fill(file, plan.tables());
    say(
        "%,d tables of four seats: %d played in %.1f s (%,d answers), the others copied in %.1f s;"
            + " %,.0f KB of the file a table.",
        plan.tables(),
        plan.models(),
        (played - begin) / NANOS,
        tally.taken(),
        (System.nanoTime() - played) / NANOS,
        Files.size(file) / KILO / plan.tables());
  }

  /// Copies at which somebody answers, one for each start.
  private TableDriver[] asked(Path file) {
    try (Store store = Store.open(file, false)) {
      List<TableRow> all = store.unfinished();
      say("%,d unfinished tables in the file.", all.size());
      TableDriver[] asked = new TableDriver[plan.starts()];
      int found = 0;
      for (int i = all.size() - 1; found < asked.length; i--) {
        if (i < 0) throw new IllegalStateException("the file has too few tables of this benchmark");
        String id = all.get(i).id();
        TreeSet<String> seats = new TreeSet<>();
        for (SeatSession session : store.sessions(id))
          if (session.id().equals(id + session.seat())) seats.add(session.seat());
        if (seats.isEmpty()) continue;
        Pace pace = new Pace();
        pace.set(Pace.FREE);
        TableDriver table = new TableDriver(id, new Tally(), pace);
        for (String seat : seats) table.add(seat, Copies.secret(id, seat)).numbered(LATER);
        asked[found++] = table;
      }
      return asked;
    }
  }

  private double weight(Path folder, Path file, TableDriver[] asked, List<Double> starts)
      throws Exception {
    long empty;
    Path none = folder.resolve("none.db");
    try (ServerProcess server = ServerProcess.start(folder, none, 1)) {
      empty = server.heap();
      // With what it leaves for the next start, as after any.
      server.stop();
    }
    double weight = 0;
    for (TableDriver table : asked) {
      long begin = System.nanoTime();
      try (ServerProcess server = ServerProcess.start(folder, file, 2 * plan.tables())) {
        double listens = (System.nanoTime() - begin) / NANOS;
        Optional<Double> answered = answer(server, table, begin);
        if (answered.isEmpty())
          throw new IOException("no answer was acknowledged at table " + table.id);
        starts.add(answered.get());
        weight = (server.heap() - empty) / KILO / plan.tables();
        say(
            "listens after %.2f s, an answer is acknowledged after %.2f s; %.1f KB a table.",
            listens, answered.get(), weight);
      }
    }
    return weight;
  }

  private static Optional<Double> answer(ServerProcess server, TableDriver table, long begin)
      throws Exception {
    try (Pace pace = table.pace) {
      for (SeatDriver seat : table.seats()) seat.connect(server.address());
      while (table.tally.taken() == 0) {
        for (String failure : table.tally.told()) throw new IOException(failure);
        if (System.nanoTime() - begin > PATIENCE_NANOS) return Optional.empty();
        Thread.sleep(1);
      }
      double seconds = (System.nanoTime() - begin) / NANOS;
      pace.set(0);
      table.tally.killed(true);
      for (SeatDriver seat : table.seats()) seat.leave();
      return Optional.of(seconds);
    }
  }

  // The annotation would be a dependency for one private method.
  @SuppressWarnings("AnnotateFormatMethod")
  private void say(String line, Object... figures) {
    out.println(String.format(Locale.ROOT, line, figures));
    out.flush();
  }
}
