package hypergate.game.state;

import java.util.Arrays;

/// Which cosmic cards lie where somebody sees them, laid out to be gone through for each view: a
/// row of numbers for each place, and only what needs a rule of its own as an [Eye].
final class Eyes {
  private static final int ROW = 5;
  private static final int SETS = 0;
  private static final int OWN_SETS = 1;
  private static final int PILE = 2;
  private static final int FLAGGED = 3;

  private int[] rows = {};
  private Eye[] others = {};

  Eyes() {}

  /// Everybody sees the cards of this set.
  void sets(int from) {
    add(SETS, from, 2, 0, 0);
  }

  /// Each seat sees the cards of its share of sets, so many words each.
  void ownSets(int from, int share) {
    add(OWN_SETS, from, share, 0, 0);
  }

  /// Everybody sees the cards of a pile.
  void pile(int height, int first) {
    add(PILE, height, first, 0, 0);
  }

  /// Everybody sees the cards in ints, plus one, while a flag of a cell is set.
  void flagged(int from, int count, int cell, int flag) {
    add(FLAGGED, from, count, cell, flag);
  }

  void add(Eye eye) {
    others = Arrays.copyOf(others, others.length + 1);
    others[others.length - 1] = eye;
  }

  private void add(int... row) {
    rows = Arrays.copyOf(rows, rows.length + ROW);
    System.arraycopy(row, 0, rows, rows.length - ROW, ROW);
  }

  /// Adds what the viewer sees.
  void see(State state, Sight sight) {
    for (int i = 0; i < rows.length; i += ROW) see(i, state, sight);
    for (Eye eye : others) eye.see(sight);
  }

  // Hot: for each view. See bench.
  private void see(int row, State state, Sight sight) {
    int from = rows[row + 1];
    int count = rows[row + 2];
    switch (rows[row]) {
      case SETS -> sight.add(state.w[from], state.w[from + 1]);
      case OWN_SETS -> {
        if (sight.self() < 0) return;
        int own = from + sight.self() * count;
        for (int i = own; i < own + count; i += 2) sight.add(state.w[i], state.w[i + 1]);
      }
      case PILE -> {
        for (int i = state.n[from] - 1; i >= 0; i--) sight.add(state.b[count + i]);
      }
      default -> {
        if ((state.n[rows[row + 3]] & rows[row + 4]) == 0) return;
        for (int i = from; i < from + count; i++) if (state.n[i] > 0) sight.add(state.n[i] - 1);
      }
    }
  }
}
