package hypergate.bench.load;

import java.util.concurrent.atomic.AtomicLongArray;

/// How long things took, counted in steps of 50 µs.
final class Latencies {
  private static final long STEP = 50_000;
  private static final int STEPS = 400_000;

  private final AtomicLongArray counts = new AtomicLongArray(STEPS);

  /// Counts one.
  void add(long nanos) {
    counts.incrementAndGet(Math.clamp(nanos / STEP, 0, STEPS - 1));
  }

  /// How many were counted.
  long count() {
    long all = 0;
    for (int i = 0; i < STEPS; i++) all += counts.get(i);
    return all;
  }

  /// The milliseconds within which a share of them was done.
  ///
  /// @param share 0.99 for all but the slowest hundredth
  double millis(double share) {
    long wanted = (long) Math.ceil(share * count());
    long seen = 0;
    for (int i = 0; i < STEPS; i++) {
      seen += counts.get(i);
      if (seen >= wanted && seen > 0) return (i + 1) * STEP / 1e6;
    }
    return 0;
  }
}
