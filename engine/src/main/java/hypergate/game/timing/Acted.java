package hypergate.game.timing;

import java.util.Arrays;

/// What has acted in each of the windows that are open inside each other, so that nothing acts
/// twice in one. Every kind of [Stands] claims a column for each way of acting that is counted by
/// itself; in a column each location has one bit a level.
public final class Acted {
  private static final int COLUMNS = 16;

  /// So many levels are had from the beginning; more are rare.
  private static final int LEVELS = 8;

  private long[] marks = new long[LEVELS * COLUMNS];
  private final boolean[] stays = new boolean[COLUMNS];
  private int columns;

  // As far as any level has kept anything, which is mostly the first or two.
  private long[] kept = {};

  // The levels at which anything has acted.
  private long stirred;

  /// A column whose marks go when a window of answers opens once more.
  int column() {
    if (columns == COLUMNS) throw new IllegalStateException("more ways of acting than columns");
    return columns++;
  }

  /// A column whose marks stay when a window of answers opens once more for those who have not
  /// answered yet.
  int answers() {
    stays[columns] = true;
    return column();
  }

  private static int at(int column, int level) {
    return level * COLUMNS + column;
  }

  /// Whether what stands at a location has acted in the window that is open at a level.
  boolean has(int column, int level, int location) {
    return (marks[at(column, level)] >>> location & 1) != 0;
  }

  /// It acts now.
  void note(int column, int level, int location) {
    marks[at(column, level)] |= 1L << location;
    stirred |= 1L << level;
  }

  /// What stood at a location is gone, and what stood after it has moved up: at this level and at
  /// those around it.
  void closeUp(int column, int level, int location) {
    for (int l = 0; l <= level; l++) {
      long all = marks[at(column, l)];
      long before = all & (1L << location) - 1;
      marks[at(column, l)] = before | all >>> location + 1 << location;
    }
  }

  /// A window opens: nothing has acted at its level.
  void begin(int level) {
    fit(level);
    if ((stirred >>> level & 1) == 0) return;
    stirred &= ~(1L << level);
    Arrays.fill(marks, level * COLUMNS, level * COLUMNS + columns, 0);
  }

  private void fit(int level) {
    if (marks.length <= level * COLUMNS)
      marks = Arrays.copyOf(marks, Math.max(2 * marks.length, (level + 1) * COLUMNS));
  }

  /// Remembers what has acted at a level, where other windows may open now.
  void keep(int level) {
    if (kept.length <= level * COLUMNS) kept = Arrays.copyOf(kept, (level + 1) * COLUMNS);
    System.arraycopy(marks, level * COLUMNS, kept, level * COLUMNS, columns);
  }

  /// A window of answers opens once more at the level where it was when its marks were kept.
  void resume(int level) {
    fit(level);
    stirred |= 1L << level;
    for (int column = 0; column < columns; column++) {
      int at = at(column, level);
      marks[at] = stays[column] && at < kept.length ? kept[at] : 0;
    }
  }
}
