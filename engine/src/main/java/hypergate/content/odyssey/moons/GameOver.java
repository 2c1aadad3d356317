package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Game Over (cheesy): revealed, it ends the game; whoever has the most colonies, home and foreign,
/// wins.
public final class GameOver {
  public static final Moon GAME_OVER =
      moon(13, "Game Over", Group.CHEESY)
          .immediate()
          .endsGame()
          .text("When revealed the game ends: the most colonies, home and foreign, win.")
          .whenRevealed((game, me) -> game.verbs().ships().checkWin(most(game), "moon-game-over"));

  private GameOver() {}

  private static int most(Game game) {
    int best = -1;
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      int colonies = game.powers().homeColonies(seat) + game.powers().foreignColonies(seat);
      if (colonies > best) seats = 0;
      if (colonies >= best) seats |= seat.bit();
      best = Math.max(best, colonies);
    }
    return seats;
  }
}
