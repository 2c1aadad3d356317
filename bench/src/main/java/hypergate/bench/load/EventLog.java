package hypergate.bench.load;

import java.util.Arrays;

/// The events that a seat has heard, by their ids: each once.
final class EventLog {
  private long[] ids = new long[64];
  private int[] hashes = new int[64];
  private int size;

  /// Takes an event.
  ///
  /// @param event its text, which begins with its id
  /// @return false when it was heard before
  boolean add(String event) {
    long id = Long.parseLong(event, event.indexOf(':') + 1, event.indexOf(','), 10);
    int at = Arrays.binarySearch(ids, 0, size, id);
    if (at >= 0) return false;
    insert(-at - 1, id, event.hashCode());
    return true;
  }

  private void insert(int at, long id, int hash) {
    if (size == ids.length) {
      ids = Arrays.copyOf(ids, 2 * size);
      hashes = Arrays.copyOf(hashes, 2 * size);
    }
    System.arraycopy(ids, at, ids, at + 1, size - at);
    System.arraycopy(hashes, at, hashes, at + 1, size - at);
    ids[at] = id;
    hashes[at] = hash;
    size++;
  }

  /// Whether another log holds the same events, or the last of them.
  boolean endsWith(EventLog other) {
    int skipped = size - other.size;
    return skipped >= 0
        && Arrays.equals(ids, skipped, size, other.ids, 0, other.size)
        && Arrays.equals(hashes, skipped, size, other.hashes, 0, other.size);
  }

  int size() {
    return size;
  }
}
