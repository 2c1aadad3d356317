package hypergate.game.card;

import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Things that are costly to make and fit every game with the same rules, wanted for a moment at a
/// time: whoever has done with one leaves it here for the next. Where memory is short they go. Used
/// by many threads at once, each thing by one of them.
public final class Spares {
  // More than that are seldom in use at the same moment.
  private static final int MOST = 4;
  private final Map<Class<?>, Deque<SoftReference<Object>>> kept = new HashMap<>();

  Spares() {}

  /// A thing that nobody uses, as it was left.
  ///
  /// @param kind its class
  /// @param make makes one where none is left
  public <T> T take(Class<T> kind, Supplier<T> make) {
    T left = left(kind);
    return left == null ? make.get() : left;
  }

  private synchronized <T> @Nullable T left(Class<T> kind) {
    Deque<SoftReference<Object>> all = kept.get(kind);
    while (all != null && !all.isEmpty()) {
      Object found = all.pop().get();
      if (found != null) return kind.cast(found);
    }
    return null;
  }

  /// Whoever gives a thing back does not use it any more.
  public synchronized void give(Object thing) {
    Deque<SoftReference<Object>> all =
        kept.computeIfAbsent(thing.getClass(), _ -> new ArrayDeque<>());
    if (all.size() < MOST) all.push(new SoftReference<>(thing));
  }
}
