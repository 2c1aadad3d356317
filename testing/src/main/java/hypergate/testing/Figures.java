package hypergate.testing;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/// What tests count while they run: games, positions, requests, kills. `./hypergate soak` prints
/// the sums.
public final class Figures {
  private static final Map<String, LongAdder> COUNTS = new ConcurrentHashMap<>();

  private Figures() {}

  /// Counts.
  ///
  /// @param what in the plural, as it is to be printed: `kills`
  /// @param more how many of them there are besides those already counted; 0 makes it be printed
  public static void add(String what, long more) {
    COUNTS.computeIfAbsent(what, key -> new LongAdder()).add(more);
  }

  /// All sums so far, by name.
  public static Map<String, Long> all() {
    Map<String, Long> sums = new TreeMap<>();
    COUNTS.forEach((what, count) -> sums.put(what, count.sum()));
    return sums;
  }
}
