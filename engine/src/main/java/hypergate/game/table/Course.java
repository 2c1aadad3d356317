package hypergate.game.table;

import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.word.Step;

/// Whose turn it is, which phase is being played, and how far the game has come.
public final class Course {
  private static final int PHASE = Layout.COURSE;
  private static final int TURN = PHASE + 1;
  private static final int ENCOUNTER_OF_TURN = TURN + 1;
  private static final int ENCOUNTERS = ENCOUNTER_OF_TURN + 1;
  private static final int TURNS = ENCOUNTERS + 1;
  private static final int OVER = TURNS + 1;
  private static final int WINNERS = OVER + 1;

  /// 1 while the direction of play is reversed.
  private static final int REVERSED = WINNERS + 1;

  private static final int END = REVERSED + 1;

  private final State state;
  private final int seats;

  // Masks of seats that will be in timeout: for a turn, for an encounter; and that are.
  private final int timeouts;

  /// The course of a game.
  public Course(Table game) {
    this.state = game.state();
    this.seats = game.seats();
    game.cells().ofInts(Layout.COURSE, END - Layout.COURSE, Secrecy.PUBLIC);
    this.timeouts = game.cells().ints(4, Secrecy.PUBLIC);
  }

  /// Whether the game has ended.
  boolean isOver() {
    return state.n[OVER] != 0;
  }

  /// The winners, as a mask; 0 while it lasts, and after a safety stop.
  int winners() {
    return state.n[WINNERS];
  }

  /// The game has ended.
  public void end(int winners) {
    state.n[WINNERS] = winners;
    state.n[OVER] = 1;
  }

  // ---- turns

  /// Whose turn it is.
  Seat turn() {
    return Seat.of(state.n[TURN]);
  }

  /// The next turn is that of a seat.
  public void turn(Seat seat) {
    state.n[TURN] = seat.index();
  }

  /// Turns that have begun.
  int turns() {
    return state.n[TURNS];
  }

  /// Another turn begins.
  ///
  /// @return how many have begun
  public int beginTurn() {
    return ++state.n[TURNS];
  }

  /// The seat so many places further in the direction of play; not more than there are seats.
  Seat leftOf(Seat seat, int places) {
    int step = state.n[REVERSED] == 0 ? places : seats - places;
    return Seat.of((seat.index() + step) % seats);
  }

  /// 1 while the direction of play is reversed.
  int reversed() {
    return state.n[REVERSED];
  }

  /// Reverses the direction of play.
  void reverse() {
    state.n[REVERSED] ^= 1;
  }

  // ---- timeouts

  private static final int FOR_ENCOUNTER = 1;
  private static final int NOW = 2;

  /// A seat is in timeout from the start of the next turn on, until that turn ends or only its
  /// first encounter. Meanwhile it takes no part in the game: it uses nothing, is not invited and
  /// not chosen, and has no encounter.
  public void timeOut(Seat seat, boolean turn) {
    state.n[timeouts + (turn ? 0 : FOR_ENCOUNTER)] |= seat.bit();
  }

  /// Whether a seat is in timeout.
  public boolean isOut(Seat seat) {
    return seat.exists() && seat.in(out());
  }

  /// The seats in timeout, as a mask.
  public int out() {
    return state.n[timeouts + NOW] | state.n[timeouts + NOW + FOR_ENCOUNTER];
  }

  /// Whether a seat is in timeout or will be.
  public boolean isTimedOut(Seat seat) {
    return isOut(seat) || seat.in(state.n[timeouts] | state.n[timeouts + FOR_ENCOUNTER]);
  }

  /// The turn of a seat begins, and with it the timeouts that are due; there are none if nobody
  /// else would be left.
  ///
  /// @return whether its own turn is over by that
  public boolean beginTimeouts(Seat offense) {
    boolean over = offense.in(state.n[timeouts] | state.n[timeouts + FOR_ENCOUNTER]);
    int others = (1 << seats) - 1 & ~offense.bit();
    for (int i = 0; i < 2; i++) {
      state.n[timeouts + NOW + i] = state.n[timeouts + i] & ~offense.bit();
      state.n[timeouts + i] = 0;
    }
    if (!over && (others & ~out()) == 0) endTimeouts();
    return over;
  }

  /// An encounter is over, and the timeouts that last as long.
  public void encounterEnds() {
    state.n[timeouts + NOW + FOR_ENCOUNTER] = 0;
  }

  /// The turn is over, and all timeouts that are on.
  public void turnEnds() {
    for (int i = 0; i < 2; i++) state.n[timeouts + NOW + i] = 0;
  }

  /// All timeouts are over, those to come too.
  public void endTimeouts() {
    for (int i = 0; i < 4; i++) state.n[timeouts + i] = 0;
  }

  // ---- encounters

  /// Encounters that have begun.
  int encounters() {
    return state.n[ENCOUNTERS];
  }

  /// Another encounter begins.
  void beginEncounter() {
    state.n[ENCOUNTERS]++;
  }

  /// Which encounter of the turn it is, counted from 1; 0: the turn has had none.
  public int encounterOfTurn() {
    return state.n[ENCOUNTER_OF_TURN];
  }

  /// The turn has one encounter more.
  public void countEncounter() {
    state.n[ENCOUNTER_OF_TURN]++;
  }

  /// The turn has had no encounter yet.
  public void noEncounterYet() {
    state.n[ENCOUNTER_OF_TURN] = 0;
  }

  // ---- phases

  /// The phase that is being played.
  Step step() {
    return Step.of(state.n[PHASE]);
  }

  /// Says which phase comes after this one.
  void next(Step step) {
    state.n[PHASE] = step.ordinal();
  }

  /// A table is laid by hand: an encounter of a seat's turn is about to begin.
  ///
  /// @param encounter 1 for the beginning of the turn
  public void lay(Seat offense, int encounter) {
    turn(offense);
    next(encounter > 1 ? Step.REGROUP : Step.START_TURN);
    if (encounter == 1) return;
    state.n[TURNS] = 1;
    state.n[ENCOUNTER_OF_TURN] = encounter - 1;
    state.n[ENCOUNTERS] = encounter - 1;
  }
}
