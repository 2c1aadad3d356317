package hypergate.game.table;

import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.word.Outcome;

/// Encounters outside the order of turns (Infinity Drive, wild Warrior): those that have been asked
/// for, and what has been interrupted for them.
public final class ExtraEncounters {
  private static final int MOST_REQUESTS = 8;
  private static final int FRAME_SIZE = 4 + MOST_REQUESTS;
  private static final int MOST_FRAMES = 4;

  // In a frame: the encounter had not been fought.
  private static final int INTERRUPTED = 2;

  /// Interrupted encounters (Infinity Drive, wild Warrior): depth, then the frames.
  private static final int DEPTH = Layout.EXTRAS;

  /// Extra encounters asked for and not yet begun.
  private static final int REQUESTS = DEPTH + 1;

  /// Cells of one extra-encounter request: offense + 1 and forced defense + 1, packed.
  private static final int REQUEST = REQUESTS + 1;

  private static final int FRAME = REQUEST + MOST_REQUESTS;
  private static final int END = FRAME + FRAME_SIZE * MOST_FRAMES;

  /// The seat that must be the defense, plus one.
  private static final int FORCED_DEFENSE = Layout.EXTRA;

  private final State state;

  /// Those of a game.
  public ExtraEncounters(Table game) {
    this.state = game.state();
    game.cells().ofInts(Layout.EXTRAS, END - Layout.EXTRAS, Secrecy.PUBLIC);
    game.cells().ofInts(Layout.EXTRA, 1, Secrecy.PUBLIC);
  }

  /// Whether one has been asked for and has not begun.
  public boolean areRequested() {
    return state.n[REQUESTS] > 0;
  }

  /// Asks for one, to be held when the present encounter is over.
  ///
  /// @param defense who must be the defense, [Seat#NONE] to let destiny decide
  public void request(Seat offense, Seat defense) {
    int at = state.n[REQUESTS];
    if (at == MOST_REQUESTS) return;
    state.n[REQUEST + at] = (offense.index() + 1) | (defense.index() + 1) << 8;
    state.n[REQUESTS]++;
  }

  /// Remembers the encounter that is over, so that play can continue from exactly there, and begins
  /// the first that was asked for.
  ///
  /// @return false when encounters are interrupted too deeply: then it is dropped
  public boolean begin(Encounter encounter) {
    int request = state.n[REQUEST];
    int left = --state.n[REQUESTS];
    System.arraycopy(state.n, REQUEST + 1, state.n, REQUEST, left);
    if (state.n[DEPTH] == MOST_FRAMES) return false;
    int frame = FRAME + FRAME_SIZE * state.n[DEPTH]++;
    state.n[frame] = encounter.offense().index();
    state.n[frame + 1] = encounter.outcome().ordinal();
    state.n[frame + 2] = encounter.isExtra() ? 1 : 0;
    state.n[frame + 3] = left;
    System.arraycopy(state.n, REQUEST, state.n, frame + 4, left);
    state.n[REQUESTS] = 0;
    encounter.offense(Seat.of((request & 0xff) - 1));
    encounter.flag(Encounter.EXTRA);
    state.n[FORCED_DEFENSE] = request >> 8;
    return true;
  }

  /// Whether an encounter can be interrupted: not where that is done too deeply.
  public boolean canInterrupt() {
    return state.n[DEPTH] < MOST_FRAMES;
  }

  /// Remembers the encounter that is being interrupted before it is fought, so that it can begin
  /// again with a draw of destiny.
  public void interrupt(Encounter encounter) {
    int frame = FRAME + FRAME_SIZE * state.n[DEPTH]++;
    int left = state.n[REQUESTS];
    state.n[frame] = encounter.offense().index();
    state.n[frame + 1] = Outcome.NONE.ordinal();
    state.n[frame + 2] = INTERRUPTED + (encounter.isExtra() ? 1 : 0);
    state.n[frame + 3] = left;
    System.arraycopy(state.n, REQUEST, state.n, frame + 4, left);
    state.n[REQUESTS] = 0;
    state.n[FORCED_DEFENSE] = 0;
  }

  /// Goes back to what was interrupted; the extra encounter has been forgotten.
  ///
  /// @return whether that had not been fought and begins again with a draw of destiny
  public boolean resume(Encounter encounter) {
    int frame = FRAME + FRAME_SIZE * --state.n[DEPTH];
    encounter.offense(Seat.of(state.n[frame]));
    encounter.outcome(Outcome.of(state.n[frame + 1]));
    if ((state.n[frame + 2] & 1) != 0) encounter.flag(Encounter.EXTRA);
    state.n[REQUESTS] = state.n[frame + 3];
    System.arraycopy(state.n, frame + 4, state.n, REQUEST, state.n[frame + 3]);
    return (state.n[frame + 2] & INTERRUPTED) != 0;
  }

  /// Who must be the defense of the present encounter, [Seat#NONE] where destiny decides.
  public Seat defense() {
    return Seat.of(state.n[FORCED_DEFENSE] - 1);
  }

  /// Says who must be the defense.
  public void defense(Seat seat) {
    state.n[FORCED_DEFENSE] = seat.index() + 1;
  }
}
