package hypergate.server.table;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/// Everybody who looks at a table now, or did a moment ago.
final class Audience {
  /// How long somebody who is gone may come back and hear what was missed.
  static final long MEMORY = 60_000;

  private final Map<Integer, Watcher> watchers = new TreeMap<>();
  private final long first;

  /// @param first the number before that of the first message
  Audience(long first) {
    this.first = first;
  }

  /// The viewer of a chair; -1 for everybody who only watches.
  Watcher of(int chair) {
    return watchers.computeIfAbsent(chair, _ -> new Watcher(chair, first));
  }

  Collection<Watcher> all() {
    return watchers.values();
  }

  /// Whether a chair's person has a stream.
  boolean isConnected(Chair chair) {
    Watcher watcher = watchers.get(chair.index);
    return watcher != null && watcher.subscribers() > 0;
  }

  /// How many streams only watch.
  int spectators() {
    Watcher watcher = watchers.get(-1);
    return watcher == null ? 0 : watcher.subscribers();
  }

  /// How many streams there are.
  int subscribers() {
    return watchers.values().stream().mapToInt(Watcher::subscribers).sum();
  }

  /// What was shown counts no longer: everybody gets a whole view next.
  void forget() {
    watchers.values().forEach(Watcher::forget);
  }

  /// Forgets those who have been gone for long.
  void forgetGone(long now) {
    watchers.values().removeIf(watcher -> watcher.idleSince() <= now - MEMORY);
  }

  /// When somebody who is gone will be forgotten; [Long#MAX_VALUE] for never.
  long nextGone() {
    long next = Long.MAX_VALUE;
    for (Watcher watcher : watchers.values())
      if (watcher.subscribers() == 0) next = Math.min(next, watcher.idleSince() + MEMORY);
    return next;
  }

  void bye(Subscriber.Reason reason) {
    watchers.values().forEach(watcher -> watcher.bye(reason));
  }
}
