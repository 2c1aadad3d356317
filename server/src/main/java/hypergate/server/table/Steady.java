package hypergate.server.table;

import java.util.function.LongSupplier;

/// The time of all tables, in milliseconds since 1970. It runs as evenly as the machine can and
/// only forward, whatever happens to the clock on the wall; and it stands still while this process
/// does: stopped by somebody, or asleep with its machine.
///
/// Whoever has kept all clocks from counting what was missed may bring it up to the wall again.
final class Steady {
  /// Somebody asks every other second at least, so between two answers that are further apart than
  /// this nobody was there. In milliseconds.
  static final long GAP = 5_000;

  private static final long NANOS = 1_000_000;

  private final LongSupplier wall;
  private final LongSupplier ticks;
  private long millis;
  private long nanos;
  private long last;

  /// @param wall the clock on the wall, in milliseconds since 1970; anybody may set it at any time
  /// @param ticks nanoseconds since some moment, which nobody can set
  /// @param least the time is at least this: what it was when somebody last looked
  Steady(LongSupplier wall, LongSupplier ticks, long least) {
    this.wall = wall;
    this.ticks = ticks;
    millis = Math.max(wall.getAsLong(), least);
    last = ticks.getAsLong();
  }

  /// What time it is.
  synchronized long now() {
    long tick = ticks.getAsLong();
    long passed = tick - last;
    last = tick;
    if (passed > 0 && passed <= GAP * NANOS) {
      nanos += passed;
      millis += nanos / NANOS;
      nanos %= NANOS;
    }
    return millis;
  }

  /// Keeps what was missed from being counted.
  interface Missed {
    /// Nobody was there between two moments.
    void between(long from, long to);
  }

  /// Goes on from the time on the wall, if that is far ahead: since this process stood still, or
  /// somebody has set it. Nobody is told the time meanwhile.
  ///
  /// @param missed is told first; when it throws, the time stays as it was
  /// @return whether it did
  synchronized boolean catchUp(Missed missed) {
    long from = now();
    long to = wall.getAsLong();
    if (to - from < GAP) return false;
    missed.between(from, to);
    millis = to;
    nanos = 0;
    last = ticks.getAsLong();
    return true;
  }
}
