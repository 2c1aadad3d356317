package hypergate.catalogue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Draws at random what can sit at one table: no two in conflict.
final class Draw {
  private static final int MOST_STEPS = 200_000;

  private final List<Entry> from;
  private final int count;
  private final List<Entry> drawn = new ArrayList<>();
  private int steps;

  private Draw(List<Entry> from, int count) {
    this.from = from;
    this.count = count;
  }

  static List<Entry> from(List<Entry> entries, int count, long seed) {
    if (entries.size() < count)
      throw new IllegalArgumentException(
          "cannot draw " + count + ": only " + entries.size() + " fit");
    List<Entry> shuffled = new ArrayList<>(entries);
    Collections.shuffle(shuffled, new Random(seed));
    Draw draw = new Draw(shuffled, count);
    if (!draw.complete(0))
      throw new IllegalArgumentException(
          "cannot draw " + count + " of these " + entries.size() + " without a conflict");
    return List.copyOf(draw.drawn);
  }

  /// Whether two must not meet.
  static boolean areInConflict(Entry one, Entry other) {
    return one.all(Field.CONFLICT).contains(other.id())
        || other.all(Field.CONFLICT).contains(one.id());
  }

  private boolean complete(int next) {
    if (drawn.size() == count) return true;
    for (int i = next; i <= from.size() - (count - drawn.size()); i++) {
      if (++steps > MOST_STEPS) return false;
      Entry entry = from.get(i);
      if (drawn.stream().anyMatch(other -> areInConflict(entry, other))) continue;
      drawn.add(entry);
      if (complete(i + 1)) return true;
      drawn.removeLast();
    }
    return false;
  }
}
