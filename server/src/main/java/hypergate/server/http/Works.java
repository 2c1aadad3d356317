package hypergate.server.http;

import hypergate.server.protocol.Problem;
import hypergate.server.trace.Step;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// Where expensive work is done: on a few threads of its own, so that answers at tables never wait
/// for it. What comes when all are busy waits in a short queue; beyond it, work is refused at once.
final class Works implements AutoCloseable {
  /// Who waits for whom: what takes milliseconds does not stand behind whole games.
  enum Lane {
    /// A search, a "why?", a look at an offer.
    SHORT(64, 2),
    /// A replay, a branch, a "why?" about a finished game.
    LONG(24, 10);

    private final int room;
    private final int seconds;

    Lane(int room, int seconds) {
      this.room = room;
      this.seconds = seconds;
    }

    /// How many may wait.
    int room() {
      return room;
    }
  }

  private final int each;
  private final Map<Lane, ThreadPoolExecutor> threads = new EnumMap<>(Lane.class);
  private final Map<String, Integer> sides = new ConcurrentHashMap<>();

  /// @param each how much of it one address may have at the same time, waiting or being done
  Works(int each) {
    this(each, Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
  }

  /// @param atOnce how many threads a lane has
  Works(int each, int atOnce) {
    this.each = each;
    for (Lane lane : Lane.values()) {
      // Platform threads: the system shares the processors between them and those of the tables,
      // while a virtual thread that computes gives its carrier back only when it is done.
      var factory =
          Thread.ofPlatform().daemon().name("work-" + lane.name().toLowerCase(Locale.ROOT), 0);
      var pool =
          new ThreadPoolExecutor(
              atOnce,
              atOnce,
              30,
              TimeUnit.SECONDS,
              new ArrayBlockingQueue<>(lane.room),
              factory.factory());
      pool.allowCoreThreadTimeOut(true);
      threads.put(lane, pool);
    }
  }

  /// Has work done when there is time for it.
  ///
  /// @param side the address for which it is done
  /// @throws Refusal when too much waits already
  <T> CompletableFuture<T> begin(Lane lane, String side, Supplier<T> work) {
    if (sides.merge(side, 1, Integer::sum) > each) {
      release(side);
      throw new Refusal(
          Problem.Kind.SLOW_DOWN.because(
              "The server is still working on what came from your side before."),
          lane.seconds,
          null);
    }
    try {
      // With the time that it waits for a thread.
      Step step = Step.begin("work").with("hypergate.lane", lane.name().toLowerCase(Locale.ROOT));
      return CompletableFuture.supplyAsync(() -> step.in(work), pool(lane))
          .whenComplete(
              (_, failure) -> {
                if (failure != null) step.failed(failure);
                step.end();
                release(side);
              });
    } catch (RejectedExecutionException e) {
      release(side);
      throw new Refusal(
          Problem.Kind.BUSY.because(
              "Too many others have asked for something that takes long. Nothing was changed; try"
                  + " again in {seconds} s.",
              "seconds",
              lane.seconds),
          lane.seconds,
          e);
    }
  }

  /// Has work done and waits for it.
  <T> T wait(Lane lane, String side, Supplier<T> work) {
    return result(begin(lane, side, work));
  }

  /// What became of work.
  static <T> T result(CompletableFuture<T> work) {
    try {
      return work.join();
    } catch (CompletionException e) {
      switch (e.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        case null, default -> throw e;
      }
    }
  }

  private void release(String side) {
    sides.computeIfPresent(side, (_, count) -> count > 1 ? count - 1 : null);
  }

  private ThreadPoolExecutor pool(Lane lane) {
    return java.util.Objects.requireNonNull(threads.get(lane));
  }

  /// How much waits for its turn.
  int waiting() {
    return threads.values().stream().mapToInt(pool -> pool.getQueue().size()).sum();
  }

  @Override
  public void close() {
    threads.values().forEach(ThreadPoolExecutor::shutdownNow);
  }
}
