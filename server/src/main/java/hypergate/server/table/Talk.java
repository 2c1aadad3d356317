package hypergate.server.table;

import java.util.HashMap;
import java.util.Map;

/// How much people may say: a few lines at once, then one every other second.
final class Talk {
  private static final int AT_ONCE = 6;
  private static final long EACH = 2_000;

  private final Map<Integer, Long> quietAt = new HashMap<>();

  /// Whether a chair may say something now; -1 for all who only watch.
  boolean allows(int chair, long now) {
    // The moment at which everything said so far has been paid for.
    long paid = Math.max(now, quietAt.getOrDefault(chair, 0L));
    if (paid - now > (AT_ONCE - 1) * EACH) return false;
    quietAt.put(chair, paid + EACH);
    return true;
  }
}
