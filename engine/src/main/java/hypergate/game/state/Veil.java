package hypergate.game.state;

import java.util.Arrays;

/// What has been said of who may know what, laid out to be gone through for each view: a row of
/// numbers for each claim with a usual rule, and only the others as objects.
final class Veil {
  private static final Cells.Kind[] KINDS = Cells.Kind.values();
  private static final int ROW = 5;

  // What a row is besides a usual rule.
  private static final int PILE = -1;
  private static final int OF_CARDS = -2;

  /// Instead of an int without which there is nothing to hide.
  private static final int ALWAYS = -1;

  // Rows with rules that look at what is seen, and those of cells that nobody sees.
  private int[] looking = {};
  private int[] unseen = {};

  // Rules of their own, and the ints without which there is nothing to hide by them.
  private Claim[] own = {};
  private int[] cells = {};

  Veil() {}

  void add(Claim claim) {
    int kind = claim.kind().ordinal();
    int from = claim.from();
    int count = claim.count();
    switch (claim.secrecy()) {
      case Usual.PUBLIC -> {}
      case Usual.NOBODY -> unseen = plus(unseen, Usual.NOBODY.ordinal(), from, count, kind, 0);
      case Usual usual -> looking = plus(looking, usual.ordinal(), from, count, kind, 0);
      case Secrecy.OpenPile pile -> looking = plus(looking, PILE, from, count, pile.height(), 0);
      case Secrecy.OfCards cards ->
          looking = plus(looking, OF_CARDS, from, count, cards.first(), cards.open());
      case Secrecy.While guarded -> own(claim, guarded.rule(), guarded.cell());
      default -> own(claim, claim.secrecy(), ALWAYS);
    }
  }

  private static int[] plus(int[] rows, int... row) {
    int[] more = Arrays.copyOf(rows, rows.length + ROW);
    System.arraycopy(row, 0, more, rows.length, ROW);
    return more;
  }

  private void own(Claim claim, Secrecy rule, int cell) {
    own = Arrays.copyOf(own, own.length + 1);
    own[own.length - 1] = new Claim(claim.kind(), claim.from(), claim.count(), rule);
    cells = Arrays.copyOf(cells, own.length);
    cells[own.length - 1] = cell;
  }

  /// Takes everything out of a state that a viewer may not know.
  void hide(State state, Sight sight) {
    hide(looking, state, sight);
    for (int i = 0; i < own.length; i++)
      if (cells[i] == ALWAYS || state.n[cells[i]] != 0) own[i].secrecy().hide(own[i], state, sight);
    // Last, since what follows from hidden things may have been found out anew meanwhile.
    hide(unseen, state, sight);
  }

  private static void hide(int[] rows, State state, Sight sight) {
    for (int i = 0; i < rows.length; i += ROW) {
      int from = rows[i + 1];
      int count = rows[i + 2];
      int more = rows[i + 3];
      switch (rows[i]) {
        case PILE -> Usual.blankAbove(state.n[more], from, count, state);
        case OF_CARDS -> Usual.hideOfCards(more, rows[i + 4], from, count, state, sight);
        default -> Usual.of(rows[i]).hide(KINDS[more], from, count, state, sight);
      }
    }
  }
}
