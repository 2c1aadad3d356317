package hypergate.server.table;

import java.util.HashMap;
import java.util.Map;

/// How often people may do something: a few times at once, then now and then.
final class Talk {
  private final int atOnce;
  private final long each;
  private final Map<Integer, Long> quietAt = new HashMap<>();

  /// @param atOnce how much may be said at once
  /// @param each how many milliseconds there are between things said later
  Talk(int atOnce, long each) {
    this.atOnce = atOnce;
    this.each = each;
  }

  /// Whether a chair may say something now; -1 for all who only watch.
  boolean allows(int chair, long now) {
    // The moment at which everything said so far has been paid for.
    long paid = Math.max(now, quietAt.getOrDefault(chair, 0L));
    if (paid - now > (atOnce - 1) * each) return false;
    quietAt.put(chair, paid + each);
    return true;
  }
}
