package hypergate.game.ask;

import java.util.Arrays;

/// The answers of a phase in the order in which they were given: for each, its position in the menu
/// and what stood there. Both stand in one array, so that a fork finds all in one place.
final class AnswerLog {
  private static final int WIDTH = 2;

  private int[] entries = new int[256 * WIDTH];
  private int size;

  AnswerLog() {}

  /// How many answers there are.
  int size() {
    return size;
  }

  /// Forgets all.
  void clear() {
    size = 0;
  }

  /// Makes this log equal to another.
  void copyFrom(AnswerLog other) {
    size = other.size;
    if (entries.length < size * WIDTH) entries = new int[other.entries.length];
    System.arraycopy(other.entries, 0, entries, 0, size * WIDTH);
  }

  /// Adds an answer.
  void add(int position, int option) {
    if (entries.length == size * WIDTH) entries = Arrays.copyOf(entries, 2 * entries.length);
    entries[size * WIDTH] = position;
    entries[size * WIDTH + 1] = option;
    size++;
  }

  /// The position of an answer in its menu.
  int position(int answer) {
    return entries[answer * WIDTH];
  }

  /// What stood there.
  int option(int answer) {
    return entries[answer * WIDTH + 1];
  }

  /// Something else stands there now.
  void option(int answer, int option) {
    entries[answer * WIDTH + 1] = option;
  }
}
