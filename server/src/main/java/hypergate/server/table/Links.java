package hypergate.server.table;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Secrets of seat links that were made while the table has been in memory: to show the host again.
/// The store has only their hashes.
final class Links {
  private final Map<Integer, String> links = new HashMap<>();
  private final Map<Integer, String> next = new HashMap<>();

  void put(int chair, String secret) {
    links.put(chair, secret);
  }

  @Nullable String of(int chair) {
    return links.get(chair);
  }

  void forget(int chair) {
    links.remove(chair);
  }

  /// The secret of a chair's person at the next table.
  void putNext(int chair, String secret) {
    next.put(chair, secret);
  }

  @Nullable String next(int chair) {
    return next.get(chair);
  }
}
