package hypergate.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/// One token bucket for each of many sides: who has used up its tokens waits for new ones.
final class Buckets {
  /// So many buckets are kept before the full ones are thrown away: a full one says nothing.
  private static final int SWEEP = 10_000;

  private final double capacity;
  private final double perNano;
  private final LongSupplier clock;
  private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

  /// At how many it is looked for full ones: not at every one of a crowd that all wait.
  private volatile int sweep = SWEEP;

  /// @param capacity tokens at the beginning, and at most
  /// @param perSecond tokens that come back
  Buckets(int capacity, double perSecond) {
    this(capacity, perSecond, System::nanoTime);
  }

  Buckets(int capacity, double perSecond, LongSupplier clock) {
    this.capacity = capacity;
    this.perNano = perSecond / 1e9;
    this.clock = clock;
  }

  /// Takes a token.
  ///
  /// @return 0, or in how many whole seconds there will be one
  int take(String side) {
    return take(side, 1);
  }

  /// Takes some tokens, or none of them.
  ///
  /// @param count how many; of more than there ever are, as many as that
  /// @return 0, or in how many whole seconds there will be so many
  int take(String side, int count) {
    long now = clock.getAsLong();
    if (buckets.size() > sweep) {
      buckets.values().removeIf(bucket -> bucket.isFull(now));
      sweep = Math.max(SWEEP, 2 * buckets.size());
    }
    return buckets.computeIfAbsent(side, _ -> new Bucket(now)).take(now, Math.min(count, capacity));
  }

  private final class Bucket {
    private double tokens = capacity;
    private long at;

    Bucket(long at) {
      this.at = at;
    }

    synchronized int take(long now, double count) {
      tokens = Math.min(capacity, tokens + (now - at) * perNano);
      at = now;
      if (tokens >= count) {
        tokens -= count;
        return 0;
      }
      return Math.max(1, (int) Math.ceil((count - tokens) / perNano / 1e9));
    }

    synchronized boolean isFull(long now) {
      return tokens + (now - at) * perNano >= capacity;
    }
  }
}
