package hypergate.server.workshop;

import hypergate.server.protocol.workshop.BalanceStep;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// How many trials there may be at once: one for each address, and as many for all as leave half of
/// the processors to the tables.
public final class Trials {
  private static final Duration BETWEEN = Duration.ofMillis(400);
  private static final Duration LONGEST = Duration.ofMinutes(10);

  private final Semaphore room =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
  private final Set<String> sides = ConcurrentHashMap.newKeySet();

  /// No trial yet.
  public Trials() {}

  /// Begins one, if there is room.
  ///
  /// @param side the address that it is for
  public boolean begin(String side) {
    if (!sides.add(side)) return false;
    if (room.tryAcquire()) return true;
    sides.remove(side);
    return false;
  }

  /// Ends one that has begun.
  public void end(String side) {
    if (sides.remove(side)) room.release();
  }

  /// Plays a trial until it is over or nobody wants to hear of it. Returns when it is over.
  ///
  /// @param told is told in the thread that calls; what it throws ends the trial
  public void run(Trial trial, Consumer<BalanceStep> told) {
    AtomicReference<@Nullable BalanceStep> newest = new AtomicReference<>();
    AtomicBoolean stopped = new AtomicBoolean();
    long end = System.nanoTime() + LONGEST.toNanos();
    Thread player =
        Thread.ofPlatform()
            .daemon()
            .name("trial")
            .unstarted(
                () -> trial.run(() -> stopped.get() || System.nanoTime() - end > 0, newest::set));
    player.start();
    try {
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
  }
}
