package hypergate.game.table;

import hypergate.game.piece.Sizes;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;

/// What was said of an encounter when its planning phase began, so that it can begin anew: what
/// counts for totals and for selection, which flares had been played, what powers had noted and
/// which of them were off. Who is where, and what has been lost, is not remembered.
public final class PlanningStart {
  private final Table game;
  private final State state;

  // First cell and one past the last, of the ints that go back.
  private final int[][] spans;

  private final int ints;
  private final int flares;
  private final int marks;

  /// What is remembered in a game.
  public PlanningStart(Table game) {
    this.game = game;
    this.state = game.state();
    this.spans = Encounter.spans();
    int count = 0;
    for (int[] span : spans) count += span[1] - span[0];
    this.ints = game.cells().ints(count, Secrecy.PUBLIC);
    this.marks = game.cells().ints(Cards.MARKS, Secrecy.PUBLIC);
    this.flares = game.cells().bytes(Sizes.ALIEN_CARDS, Secrecy.PUBLIC);
  }

  /// Remembers how things stand.
  public void keep() {
    int at = ints;
    for (int[] span : spans) {
      System.arraycopy(state.n, span[0], state.n, at, span[1] - span[0]);
      at += span[1] - span[0];
    }
    game.cards().keepPlayed(flares, marks);
    game.powers().keepMarks();
  }

  /// Things stand again as they did.
  public void restore() {
    int at = ints;
    for (int[] span : spans) {
      System.arraycopy(state.n, at, state.n, span[0], span[1] - span[0]);
      at += span[1] - span[0];
    }
    game.cards().restorePlayed(flares, marks);
    game.powers().restoreMarks();
  }
}
