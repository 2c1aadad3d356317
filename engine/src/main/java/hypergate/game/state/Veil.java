package hypergate.game.state;

import java.util.Arrays;

/// What has been said of who may know what, laid out to be gone through for each view: for each
/// usual rule a row of numbers that say where it holds, and only the other rules as objects.
final class Veil {
  /// Instead of an int without which there is nothing to hide.
  private static final int ALWAYS = -1;

  // By kind of cells. What nobody sees: the first cell and one past the last; claims that follow
  // each other are one. What its owner sees: the first cell and the share of each seat.
  private final int[][] unseen = {{}, {}, {}};
  private final int[][] owned = {{}, {}, {}};

  // Sets of cards in words, and cards in ints: the first cell and one past the last; the first.
  private int[] seenSets = {};
  private int[] seenCards = {};
  private int[] ownOrSeenCards = {};

  // What is about cards in bytes: the first cell, how many, the first card, the first open byte.
  private int[] ofCards = {};

  // Rules of their own, and the ints without which there is nothing to hide by them.
  private Claim[] own = {};
  private int[] cells = {};

  Veil() {}

  void add(Claim claim) {
    int kind = claim.kind().ordinal();
    int from = claim.from();
    int to = from + claim.count();
    switch (claim.secrecy()) {
      case Usual.PUBLIC -> {}
      case Usual.NOBODY -> unseen[kind] = joined(unseen[kind], from, to);
      case Usual.OWNER -> owned[kind] = plus(owned[kind], from, Usual.share(claim.count()));
      case Usual.SEEN_CARDS -> seenSets = plus(seenSets, from, to);
      case Usual.SEEN_CARD -> seenCards = plus(seenCards, from, to);
      case Usual.OWN_OR_SEEN_CARD -> ownOrSeenCards = plus(ownOrSeenCards, from);
      case Secrecy.OfCards cards ->
          ofCards = plus(ofCards, from, claim.count(), cards.first(), cards.open());
      case Secrecy.While guarded -> own(claim, guarded.rule(), guarded.cell());
      default -> own(claim, claim.secrecy(), ALWAYS);
    }
  }

  /// These rows and one more.
  static int[] plus(int[] rows, int... row) {
    int[] more = Arrays.copyOf(rows, rows.length + row.length);
    System.arraycopy(row, 0, more, rows.length, row.length);
    return more;
  }

  private static int[] joined(int[] rows, int from, int to) {
    for (int i = 0; i < rows.length; i += 2) {
      if (rows[i + 1] == from) {
        rows[i + 1] = to;
        return rows;
      }
    }
    return plus(rows, from, to);
  }

  private void own(Claim claim, Secrecy rule, int cell) {
    own = Arrays.copyOf(own, own.length + 1);
    own[own.length - 1] = new Claim(claim.kind(), claim.from(), claim.count(), rule);
    cells = Arrays.copyOf(cells, own.length);
    cells[own.length - 1] = cell;
  }

  /// Takes everything out of a state that a viewer may not know.
  // Hot: for each view. See bench.
  void hide(State state, Sight sight) {
    for (int i = 0; i < seenSets.length; i += 2)
      Usual.hideSets(seenSets[i], seenSets[i + 1], state, sight);
    for (int i = 0; i < seenCards.length; i += 2)
      Usual.hideCards(seenCards[i], seenCards[i + 1], state, sight);
    for (int from : ownOrSeenCards) Usual.hideOthersCards(from, state, sight);
    for (int i = 0; i < ofCards.length; i += 4)
      Usual.hideOfCards(ofCards[i + 2], ofCards[i + 3], ofCards[i], ofCards[i + 1], state, sight);
    for (Cells.Kind kind : Cells.Kind.ALL) {
      int[] rows = owned[kind.ordinal()];
      for (int i = 0; i < rows.length; i += 2)
        Usual.blankOthers(kind, rows[i], rows[i + 1], state, sight);
    }
    for (int i = 0; i < own.length; i++)
      if (cells[i] == ALWAYS || state.n[cells[i]] != 0) own[i].secrecy().hide(own[i], state, sight);
    // Last, since what follows from hidden things may have been found out anew meanwhile.
    for (Cells.Kind kind : Cells.Kind.ALL) {
      int[] rows = unseen[kind.ordinal()];
      for (int i = 0; i < rows.length; i += 2) Usual.blank(kind, rows[i], rows[i + 1], state);
    }
  }
}
