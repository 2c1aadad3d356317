package hypergate.game.table;

import hypergate.game.card.Option;
import hypergate.game.event.Event;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;

/// Counts what one answer leads to, so that a game whose rules run in a circle stops as a
/// [BrokenGame] instead of never: every question, window and draw is a step. How fast the machine
/// is plays no part. The bounds lie far above anything seen in games of random mixes of options
/// (`docs/bounds.md`); reaching one is a fault to be mended.
///
/// A game that merely goes on for ever, encounter after encounter, is no circle: the safety stop
/// (option `turns`) ends it.
public final class Steps {
  /// Steps in one phase.
  public static final int MOST_IN_PHASE = 20_000;

  /// Steps that follow one answer, in however many phases: of a game of machines, the whole game.
  public static final long MOST_IN_ALL = 5_000_000;

  /// Phases between the beginnings of two encounters.
  public static final int MOST_PHASES = 1_000;

  /// Phases that have begun.
  private static final int PHASES = Layout.STEPS;

  /// How many had begun when the present encounter did.
  private static final int PHASES_BEFORE = PHASES + 1;

  private static final int END = PHASES_BEFORE + 1;

  private static final int ENCOUNTERS_A_TURN = 10;
  private static final int PHASES_A_TURN = 100;

  private final Table game;
  private final State state;
  private int left = MOST_IN_PHASE;
  private long before;
  private int most;

  /// The steps of a game.
  public Steps(Table game) {
    this.game = game;
    this.state = game.state();
    game.cells().ofInts(Layout.STEPS, END - Layout.STEPS, Secrecy.PUBLIC);
  }

  /// An answer has come, or a game begins.
  public void answered() {
    left = MOST_IN_PHASE;
    before = 0;
  }

  /// A phase begins; after too many of them the game ends without a winner.
  public void phase() {
    int now = MOST_IN_PHASE - left;
    before += now;
    most = Math.max(most, now);
    left = MOST_IN_PHASE;
    if (before > MOST_IN_ALL) throw tooMany(MOST_IN_ALL, "questions, windows and draws");
    int phases = ++state.n[PHASES];
    if (phases - state.n[PHASES_BEFORE] > MOST_PHASES)
      throw tooMany(MOST_PHASES, "phases without a new encounter");
    if (isExhausted()) game.end(0, Event.Ending.TURN_LIMIT, "");
  }

  /// Phases that have begun.
  public int phases() {
    return state.n[PHASES];
  }

  /// Phases that have begun since the present encounter did.
  public int phasesOfEncounter() {
    return state.n[PHASES] - state.n[PHASES_BEFORE];
  }

  /// Says how many phases have begun, none of them in the present encounter: for tests.
  public void begun(int phases) {
    state.n[PHASES] = phases;
    state.n[PHASES_BEFORE] = phases;
  }

  /// Whether the game has gone on for too long (H-2).
  public boolean isExhausted() {
    int turns = game.options().get(Option.TURN_LIMIT);
    return game.turns() > turns
        || game.encounters() > turns * ENCOUNTERS_A_TURN
        || phases() > turns * PHASES_A_TURN;
  }

  /// An encounter begins.
  public void encounter() {
    game.course().beginEncounter();
    state.n[PHASES_BEFORE] = state.n[PHASES];
  }

  // Hot: counted at every window. See bench.
  /// A question is put, a window opens, or something is drawn.
  public void one() {
    if (--left < 0) throw tooMany(MOST_IN_PHASE, "questions, windows and draws in one phase");
  }

  /// The most steps of a phase so far in this object: for measuring.
  public int most() {
    return Math.max(most, MOST_IN_PHASE - left);
  }

  /// Steps since the last answer that was waited for: for measuring.
  public long all() {
    return before + MOST_IN_PHASE - left;
  }

  private BrokenGame tooMany(long most, String what) {
    return new BrokenGame(
        BrokenGame.where(game)
            + " the rules do not come to an end: more than "
            + String.format(java.util.Locale.ROOT, "%,d", most)
            + " "
            + what);
  }
}
