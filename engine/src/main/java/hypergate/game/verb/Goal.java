package hypergate.game.verb;

import hypergate.game.Game;
import hypergate.game.Query;
import hypergate.game.Window;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;

/// Looks whether somebody has reached the goal of the game.
final class Goal {
  private final Game game;
  private final State state;
  private int winning;

  Goal(Game game) {
    this.game = game;
    this.state = game.state();
  }

  /// Ends the game when somebody has reached the goal, together with seats that win by other means
  /// now. Who may not win now wins as soon as it may: by its colonies if it has them still, by
  /// other means in any case, since what it did cannot be undone.
  void check(int alsoWinning, String how) {
    int otherwise = alsoWinning | state.n[Layout.KEPT_FROM_WIN];
    int winners = otherwise;
    for (int i = game.seats() - 1; i >= 0; i--) {
      Seat seat = Seat.of(i);
      int foreign = game.moons().foreignColonies(seat);
      if (foreign == 0) continue;
      if (foreign >= game.query(Query.COLONIES_NEEDED, seat, game.rules().coloniesToWin()))
        winners |= seat.bit();
    }
    if (game.moons().inUse()) winners |= otherwise();
    if (winners == 0) return;
    winning = winners;
    game.open(Window.WIN_CHECK);
    winners = mayWin(winning);
    state.n[Layout.KEPT_FROM_WIN] = winning & ~winners & otherwise;
    winning = 0;
    if (winners != 0) game.end(winners, how);
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

  /// In WIN_CHECK: the seats that are about to win, as a mask.
  int winning() {
    return winning;
  }

  /// In WIN_CHECK: changes who wins.
  void winning(int seats) {
    winning = seats;
  }
}
