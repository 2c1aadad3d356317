package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSIVE_ALLY;
import static hypergate.game.word.Window.REWARDS;

import hypergate.content.incursion.aliens.Ghoul;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a victorious main player is rewarded for each player that opposed it. Super: an ally of
/// the victorious offense feasts.
public final class GhoulFlare {
  public static final Flare FLARE =
      flare(Ghoul.GHOUL)
          .wild(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you win as a main player, collect one reward for each player on the other"
                  + " side.")
          .may(MAIN, REWARDS, GhoulFlare::hasWon, GhoulFlare::collect)
          .strong(
              OFFENSIVE_ALLY,
              List.of(Step.RESOLUTION),
              "When the offense wins, you may use your power as its ally.")
          .may(OFFENSIVE_ALLY, REWARDS, (game, me) -> Ghoul.prey(game, me) > 0, GhoulFlare::feast);

  private GhoulFlare() {}

  private static boolean hasWon(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.outcome().isWin() && encounter.winners().main() == me;
  }

  private static void collect(Game game, Seat me) {
    int opposed = Integer.bitCount(game.encounter().winners().other().seats());
    game.verbs().rewards().collect(me, opposed);
  }

  private static void feast(Game game, Seat me) {
    if (game.usesPower(me, Ghoul.GHOUL)) Ghoul.feast(game, me);
  }
}
