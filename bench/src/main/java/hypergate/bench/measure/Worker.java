package hypergate.bench.measure;

import hypergate.bench.work.Work;
import hypergate.bench.work.Workload;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// The process that works: lets its compiler settle, then measures one slice for each line that it
/// reads, and tells it in a line.
public final class Worker {
  /// The first argument of its command line.
  static final String WORD = "worker";

  static final String SETTLED = "settled";

  /// How long a slice works.
  private static final long SLICE = 100_000_000;

  private final Work work;
  private final Reference reference = new Reference();

  private Worker(Workload workload) {
    this.work = workload.work();
  }

  /// Whether a command line is a worker's.
  public static boolean isMeant(String... arguments) {
    return arguments.length == 3 && arguments[0].equals(WORD);
  }

  /// Works until nobody asks any more.
  ///
  /// @param arguments the word, the workload, the seconds of processor time to settle in
  public static void run(String... arguments) throws IOException {
    Worker worker = new Worker(Workload.of(arguments[1]));
    worker.settle(Integer.parseInt(arguments[2]));
    PrintStream out = System.out;
    out.println(SETTLED);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    while (in.readLine() != null) out.println(worker.slice().line());
    if (worker.work.sum() + worker.reference.sum() == 0) out.println("nothing");
  }

  private void settle(int seconds) {
    while (Clock.processSeconds() < seconds) slice();
  }

  private Slice slice() {
    long wall = System.nanoTime();
    long busy = Clock.nanos();
    double before = reference.measure();
    long units = work.units();
    long games = work.games();
    long collecting = Clock.collecting();
    // Innermost, since to ask about collecting allocates.
    long bytes = Clock.bytes();
    long begin = Clock.nanos();
    long end = System.nanoTime() + SLICE;
    do work.some();
    while (System.nanoTime() < end);
    long nanos = Clock.nanos() - begin;
    bytes = Clock.bytes() - bytes;
    collecting = Clock.collecting() - collecting;
    double after = reference.measure();
    return new Slice(
        work.units() - units,
        work.games() - games,
        nanos,
        collecting,
        bytes,
        before,
        after,
        System.nanoTime() - wall,
        Clock.nanos() - busy);
  }
}
