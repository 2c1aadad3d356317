package hypergate.game.state;

import java.util.Arrays;

/// Which cosmic cards lie where somebody sees them, laid out to be gone through for each view: rows
/// of numbers by kinds of places, and only what needs a rule of its own as an [Eye].
final class Eyes {
  // Sets that all see: the first word. Shares of sets that each seat sees: the first word, and how
  // many words a share has.
  private int[] sets = {};
  private int[] ownSets = {};

  // Piles that all see: the int with the height, the first byte.
  private int[] piles = {};

  // Ints with cards that all see at times: the first, how many, the int with the flag, the flag.
  private int[] flagged = {};

  private Eye[] others = {};

  Eyes() {}

  /// Everybody sees the cards of this set.
  void sets(int from) {
    sets = Veil.plus(sets, from);
  }

  /// Each seat sees the cards of its share of sets, so many words each.
  void ownSets(int from, int share) {
    ownSets = Veil.plus(ownSets, from, share);
  }

  /// Everybody sees the cards of a pile.
  void pile(int height, int first) {
    piles = Veil.plus(piles, height, first);
  }

  /// Everybody sees the cards in ints, plus one, while a flag of a cell is set.
  void flagged(int from, int count, int cell, int flag) {
    flagged = Veil.plus(flagged, from, count, cell, flag);
  }

  void add(Eye eye) {
    others = Arrays.copyOf(others, others.length + 1);
    others[others.length - 1] = eye;
  }

  /// Adds what the viewer sees.
  // Hot: for each view. See bench.
  void see(State state, Sight sight) {
    for (int from : sets) sight.add(state.w[from], state.w[from + 1]);
    if (sight.self() >= 0) seeOwn(state, sight);
    for (int i = 0; i < piles.length; i += 2) sight.add(state.b, piles[i + 1], state.n[piles[i]]);
    for (int i = 0; i < flagged.length; i += 4) {
      if ((state.n[flagged[i + 2]] & flagged[i + 3]) == 0) continue;
      int from = flagged[i];
      for (int at = from + flagged[i + 1] - 1; at >= from; at--)
        if (state.n[at] > 0) sight.add(state.n[at] - 1);
    }
    for (Eye eye : others) eye.see(sight);
  }

  private void seeOwn(State state, Sight sight) {
    for (int i = 0; i < ownSets.length; i += 2) {
      int share = ownSets[i + 1];
      int own = ownSets[i] + sight.self() * share;
      for (int at = own; at < own + share; at += 2) sight.add(state.w[at], state.w[at + 1]);
    }
  }
}
