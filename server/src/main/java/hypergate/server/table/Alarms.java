package hypergate.server.table;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// When each table next wants attention: a few words a table, and one thread for all of them.
final class Alarms implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Alarms.class);

  /// How often the clock is looked at, at least, in milliseconds.
  private static final long LOOK = 1_000;

  private record Alarm(long when, String table) {}

  private final LongSupplier time;
  private final Consumer<String> bell;
  private final PriorityQueue<Alarm> alarms =
      new PriorityQueue<>(Comparator.comparingLong(Alarm::when).thenComparing(Alarm::table));
  private final Map<String, Alarm> current = new HashMap<>();
  private boolean closed;

  /// @param time the clock, in milliseconds
  /// @param bell hears the table whose time has come; must not block
  Alarms(LongSupplier time, Consumer<String> bell) {
    this.time = time;
    this.bell = bell;
  }

  /// Starts the thread that rings; without it somebody must call [#ring].
  Alarms start() {
    Thread.ofPlatform().name("table-alarms").daemon().start(this::watch);
    return this;
  }

  /// Rings for a table at a time, and no longer at an earlier one.
  synchronized void set(String table, long when) {
    Alarm before = current.get(table);
    if (before != null && before.when == when) return;
    Alarm alarm = new Alarm(when, table);
    current.put(table, alarm);
    alarms.add(alarm);
    if (alarms.size() > 64 && alarms.size() > 4 * current.size()) forgetOld();
    // Whoever waits for an earlier one need not wake up for this.
    if (alarms.element() == alarm) notifyAll();
  }

  /// Rings no longer for a table.
  synchronized void clear(String table) {
    current.remove(table);
  }

  private void forgetOld() {
    alarms.clear();
    alarms.addAll(current.values());
  }

  /// Rings for every table whose time has come.
  void ring() {
    for (String table = due(); table != null; table = due()) {
      try {
        bell.accept(table);
      } catch (RuntimeException e) {
        // One table's trouble must not stop the clocks of all.
        LOG.atError().addKeyValue("table", table).setCause(e).log("an alarm failed");
      }
    }
  }

  private synchronized @Nullable String due() {
    Alarm first = first();
    if (first == null || first.when > time.getAsLong()) return null;
    alarms.poll();
    current.remove(first.table);
    return first.table;
  }

  /// When the next alarm rings; [Long#MAX_VALUE] for never.
  synchronized long next() {
    Alarm first = first();
    return first == null ? Long.MAX_VALUE : first.when;
  }

  private @Nullable Alarm first() {
    while (!alarms.isEmpty() && current.get(alarms.element().table) != alarms.element())
      alarms.poll();
    return alarms.peek();
  }

  private void watch() {
    while (sleep()) ring();
  }

  private synchronized boolean sleep() {
    try {
      while (!closed) {
        long next = next();
        long now = time.getAsLong();
        if (next <= now) return true;
        // Whoever looks at the clock often knows when nobody did.
        wait(Math.min(next - now, LOOK));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return false;
  }

  /// How many tables have an alarm.
  synchronized int size() {
    return current.size();
  }

  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
