package hypergate.bench.load;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// All tables at one server, being played.
final class Play {
  private static final int TOGETHER = 16;
  private static final long QUIET_MILLIS = 500;

  private final Tally tally;
  private final Pace pace;
  private final Opening opening;
  private final ServerProcess server;
  private final List<TableDriver> tables = new ArrayList<>();

  Play(ServerProcess server, Opening opening, Tally tally, Pace pace) {
    this.server = server;
    this.opening = opening;
    this.tally = tally;
    this.pace = pace;
  }

  List<TableDriver> tables() {
    return List.copyOf(tables);
  }

  /// Makes more tables.
  void open(int more) throws IOException, InterruptedException {
    List<Future<TableDriver>> made = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(TOGETHER)) {
      for (int i = 0; i < more; i++) made.add(threads.submit(opening::table));
      for (Future<TableDriver> table : made) tables.add(table.get());
    } catch (ExecutionException e) {
      throw new IOException("a table could not be made", e);
    }
  }

  /// Plays for a while. Where a game ends, another one begins.
  ///
  /// @param rate answers a second, [Pace#FREE] for as many as there are
  Measurement run(double rate, double seconds) throws IOException, InterruptedException {
    pace.set(rate);
    pause(Math.clamp(seconds / 5, 1, 5));
    Latencies latencies = tally.begin();
    long begin = System.nanoTime();
    long taken = tally.taken();
    long messages = tally.messages.sum();
    long work = server.work();
    long own = ownWork();
    pause(seconds);
    double nanos = System.nanoTime() - begin;
    long more = tally.taken() - taken;
    long heard = tally.messages.sum() - messages;
    double serverWork = (server.work() - work) / nanos;
    double ownWork = (ownWork() - own) / nanos;
    // What is sent from now on counts elsewhere.
    tally.begin();
    pause(1);
    for (TableDriver table : tables) table.flush();
    return new Measurement(
        more / nanos * 1e9,
        latencies.millis(0.5),
        latencies.millis(0.99),
        serverWork,
        ownWork,
        heard / nanos * 1e9);
  }

  private void pause(double seconds) throws IOException, InterruptedException {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    while (System.nanoTime() < end) {
      Thread.sleep(Math.clamp((end - System.nanoTime()) / 1_000_000, 1, 200));
      long open = tables.stream().filter(table -> !table.isOver()).count();
      long over = tables.size() - open;
      if (over > replaced) {
        open((int) (over - replaced));
        replaced = over;
      }
    }
  }

  private long replaced;

  private static long ownWork() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  /// Lets everybody come to rest: no answer is on its way, no window open, and all has been heard.
  void stop() throws InterruptedException {
    pace.set(0);
    long heard = -1;
    while (heard != tally.messages.sum() || !isAtRest()) {
      heard = tally.messages.sum();
      Thread.sleep(QUIET_MILLIS);
    }
  }

  private boolean isAtRest() {
    if (tally.failures() > 0) return true;
    return tables.stream().allMatch(table -> table.seats().stream().allMatch(SeatDriver::isAtRest));
  }

  /// Everybody leaves.
  void leave() {
    for (TableDriver table : tables) table.seats().forEach(SeatDriver::leave);
  }
}
