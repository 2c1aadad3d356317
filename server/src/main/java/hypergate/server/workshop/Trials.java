package hypergate.server.workshop;

import hypergate.server.protocol.workshop.BalanceStep;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// How many trials there may be at once: one for each address, and as many for all as leave half of
/// the processors to the tables.
public final class Trials {
  private static final Duration BETWEEN = Duration.ofMillis(400);
  private static final Duration LONGEST = Duration.ofMinutes(10);
  // As long as the last game of a trial that nobody wants to hear of any more may take.
  private static final long PATIENCE = Duration.ofSeconds(5).toNanos();
  private static final long LOOK = 50;

  private final Semaphore room =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
  private final Set<String> sides = ConcurrentHashMap.newKeySet();

  /// No trial yet.
  public Trials() {}

  /// Plays a trial until it is over or nobody wants to hear of it. Its place is free again when the
  /// last game of it has ended, so that whoever hangs up and comes again has no more than one; who
  /// comes again at once waits for that a few seconds.
  ///
  /// @param side the address that it is for
  /// @param begins is told once that there is room for it, before anything else
  /// @param told is told in the thread that calls; what it throws ends the trial
  /// @return whether there was room; nothing has been done otherwise
  public boolean run(String side, Trial trial, Runnable begins, Consumer<BalanceStep> told) {
    if (!enter(side)) return false;
    AtomicReference<@Nullable BalanceStep> newest = new AtomicReference<>();
    AtomicBoolean stopped = new AtomicBoolean();
    Thread player = player(side, trial, stopped, newest);
    player.start();
    try {
      begins.run();
      boolean alive = true;
      while (alive) {
        alive = !player.join(BETWEEN);
        BalanceStep step = newest.get();
        if (step != null) told.accept(step);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      stopped.set(true);
    }
    return true;
  }

  private boolean enter(String side) {
    long end = System.nanoTime() + PATIENCE;
    try {
      while (!sides.add(side)) {
        if (System.nanoTime() - end > 0) return false;
        Thread.sleep(LOOK);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
    boolean entered = false;
    try {
      long left = Math.max(0, end - System.nanoTime());
      entered = room.tryAcquire(left, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (!entered) sides.remove(side);
    return entered;
  }

  private Thread player(
      String side,
      Trial trial,
      AtomicBoolean stopped,
      AtomicReference<@Nullable BalanceStep> newest) {
    long end = System.nanoTime() + LONGEST.toNanos();
    return Thread.ofPlatform()
        .daemon()
        .name("trial")
        .unstarted(
            () -> {
              try {
                trial.run(() -> stopped.get() || System.nanoTime() - end > 0, newest::set);
              } finally {
                room.release();
                sides.remove(side);
              }
            });
  }
}
