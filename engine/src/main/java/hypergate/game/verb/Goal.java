package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Window;

/// The end of the game: looks after every complete movement whether somebody meets a condition of
/// victory.
final class Goal {
  /// Seats that have met a condition of their own to win and were kept from it, as a mask.
  private static final int KEPT_FROM_WIN = Layout.GOAL;

  private static final int BY = 1;
  private static final int AGAINST = 2;
  private static final int UNDER_WAY = 3;

  // How many foreign colonies who tries to win alone had before, plus one; 0 where somebody else's
  // victory is contested.
  private static final int ALONE = 4;

  // Who has a last turn, plus one, and whether that has begun.
  private static final int TURN_OF = 5;
  private static final int TURN_BEGUN = 6;
  private static final int CELLS = 7;

  private final Acting game;
  private final State state;

  // A victory that is contested in a last encounter: who has won, then who contests it against whom
  // (plus one), and whether that is under way.
  private final int contested;

  private int winning;

  // In WIN_CHECK: who meets a condition, as was looked at last.
  private int found;

  // In WIN_CHECK: who has enough colonies; who wins by what an effect has said would be due.
  private int settled;
  private int sudden;
  private String by = "";

  // Who wins as soon as nothing is under way, and the number of the alien by which, plus one.
  private final int due;

  Goal(Acting game) {
    this.game = game;
    this.state = game.state();
    game.cells().ofInts(Layout.GOAL, 1, Secrecy.PUBLIC);
    this.contested = game.cells().ints(CELLS, Secrecy.PUBLIC);
    this.due = game.cells().ints(2, Secrecy.PUBLIC);
  }

  /// Ends the game if somebody has enough foreign colonies, or if seats win by other means at this
  /// moment; opens WIN_CHECK before it does. A seat that something keeps from winning wins as soon
  /// as nothing does: with its colonies if it still has them, by other means in any case, because
  /// what it did cannot be undone.
  ///
  /// @param alsoWinning seats that win by other means now, as a mask
  /// @param cause id of the effect by which they do; empty when no effect is asked about
  void check(int alsoWinning, String cause) {
    check(alsoWinning, cause, false);
  }

  private void check(int alsoWinning, String cause, boolean unshared) {
    // Nobody wins before the last encounter is over.
    if (isContested() && !isLastTurnUnderWay() || isTryingAlone()) return;
    int otherwise = alsoWinning | state.n[KEPT_FROM_WIN];
    int colonists = colonists();
    int winners = colonists | otherwise;
    if (game.isBent(Query.WINS)) winners |= otherwise();
    if (winners == 0 || isLastTurnUnderWay() && !lastTurn().in(winners)) return;
    winning = winners;
    found = winners;
    settled = colonists;
    sudden = alsoWinning;
    by = cause;
    game.open(Window.WIN_CHECK);
    if (isContested() && !isLastTurnUnderWay() || isTryingAlone()) {
      winning = 0;
      return;
    }
    winners = mayWin(winning);
    if (unshared && (winners & alsoWinning) != 0) winners &= alsoWinning;
    state.n[KEPT_FROM_WIN] = winning & ~winners & otherwise;
    winning = 0;
    if (winners != 0)
      game.end(winners, by.isEmpty() ? Event.Ending.COLONIES : Event.Ending.EFFECT, by);
  }

  /// The same where nobody shares the victory of those who win by other means.
  void checkUnshared(int alsoWinning, String cause) {
    check(alsoWinning, cause, true);
  }

  /// Seats win by the power of an alien as soon as what is under way is over: victory is looked at
  /// then, also if they are none.
  void soon(int seats, int alien) {
    state.n[due] |= seats;
    state.n[due + 1] = alien + 1;
    game.cards().sweepSoon();
  }

  /// Looks at victory if it is due.
  void checkDue() {
    if (state.n[due + 1] == 0) return;
    int seats = state.n[due];
    String cause = game.content().alien(state.n[due + 1] - 1).id();
    state.n[due] = 0;
    state.n[due + 1] = 0;
    check(seats, seats == 0 ? "" : cause);
  }

  /// In WIN_CHECK: the seats that have enough colonies, as a mask.
  int settled() {
    return settled;
  }

  /// In WIN_CHECK: the seats that win by an effect at this moment, as a mask.
  int sudden() {
    return sudden;
  }

  /// In WIN_CHECK: the effect by which the seats win.
  void by(String cause) {
    by = cause;
  }

  /// In WIN_CHECK: who has met a condition and meets none any more does not win; who meets one now
  /// does.
  void lookAgain() {
    int now = colonists() | sudden | state.n[KEPT_FROM_WIN];
    if (game.isBent(Query.WINS)) now |= otherwise();
    winning = winning & ~(found & ~now) | now & ~found;
    found = now;
  }

  private int colonists() {
    int mask = 0;
    for (int i = game.seats() - 1; i >= 0; i--) if (hasEnough(Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  private boolean hasEnough(Seat seat) {
    int foreign = game.powers().colonyMarker(seat);
    return foreign != 0
        && foreign >= game.query(Query.COLONIES_NEEDED, seat, game.rules().coloniesToWin());
  }

  private int otherwise() {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (game.query(Query.WINS, Seat.of(i), 0) != 0) mask |= 1 << i;
    return mask;
  }

  private int mayWin(int seats) {
    int mask = seats;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(seats) && game.query(Query.MAY_WIN, Seat.of(i), 1) == 0) mask &= ~(1 << i);
    return mask;
  }

  // ---- a last encounter

  /// In WIN_CHECK: a seat contests the victory against one of those who are about to win, in a last
  /// encounter that follows the present one. Until it is over nobody wins.
  void contest(Seat by, Seat against) {
    state.n[contested] = winning & ~by.bit();
    state.n[contested + BY] = by.index() + 1;
    state.n[contested + AGAINST] = against.index() + 1;
    state.n[contested + UNDER_WAY] = 0;
  }

  // ---- what comes after a victory

  /// In WIN_CHECK: one of the winners tries to win alone.
  void tryAlone(Seat seat) {
    contest(seat, Seat.NONE);
    state.n[contested + ALONE] = game.powers().foreignColonies(seat) + 1;
  }

  private boolean isTryingAlone() {
    return state.n[contested + ALONE] != 0;
  }

  /// In WIN_CHECK: somebody has one more turn.
  void giveLastTurn(Seat seat) {
    state.n[contested] = winning;
    state.n[contested + TURN_OF] = seat.index() + 1;
  }

  /// Who has it, [Seat#NONE] for nobody; nor while the winner of it tries to win alone.
  Seat lastTurn() {
    return isTryingAlone() ? Seat.NONE : Seat.of(state.n[contested + TURN_OF] - 1);
  }

  /// Whether it has begun.
  boolean isLastTurnUnderWay() {
    return state.n[contested + TURN_BEGUN] != 0;
  }

  /// It begins.
  void beginLastTurn() {
    state.n[contested + TURN_BEGUN] = 1;
  }

  /// Whether a victory is contested.
  boolean isContested() {
    return state.n[contested] != 0;
  }

  /// Whether the last encounter is under way.
  boolean isUnderWay() {
    return isContested() && state.n[contested + UNDER_WAY] != 0;
  }

  /// Who is the offense of the last encounter.
  Seat contester() {
    return Seat.of(state.n[contested + BY] - 1);
  }

  /// Who is its defense.
  Seat contestee() {
    return Seat.of(state.n[contested + AGAINST] - 1);
  }

  /// The last encounter begins.
  void begin() {
    state.n[contested + UNDER_WAY] = 1;
  }

  /// Whose victory is contested, as a mask.
  int victors() {
    return state.n[contested];
  }

  /// The last encounter is over: it has brought victory to its offense and the allies of that, or
  /// the earlier victory stands.
  void settle() {
    if (isTryingAlone()) {
      int before = state.n[contested + ALONE] - 1;
      boolean alone = game.powers().foreignColonies(contester()) > before;
      game.end(
          alone ? contester().bit() : victors(),
          alone ? Event.Ending.EFFECT : Event.Ending.COLONIES,
          "");
    }
    boolean won = contester().exists() && game.encounter().outcome() == Outcome.OFFENSE_WINS;
    int winners = won ? game.encounter().offensive().seats() : victors();
    game.end(winners, won ? Event.Ending.EFFECT : Event.Ending.COLONIES, "");
  }

  /// In WIN_CHECK: the seats that are about to win, as a mask.
  int winning() {
    return winning;
  }

  /// In WIN_CHECK: changes who wins; with nobody left the game goes on.
  void winning(int seats) {
    winning = seats;
  }
}
