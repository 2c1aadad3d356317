package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.LOSING;

import hypergate.content.base.aliens.Spiff;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a beaten defense keeps one ship on its planet; the printed icon is wrong. Super: the Spiff
/// crash-lands after a defeat by five or more.
public final class SpiffFlare {
  private static final int LIGHT = 5;
  private static final int HEAVY = 10;

  public static final Flare FLARE =
      flare(Spiff.SPIFF)
          .wild(
              DEFENSE,
              List.of(Step.RESOLUTION),
              "When you lose as the defense, leave one of your ships on the planet instead of"
                  + " losing it.")
          .may(DEFENSE, LOSING, SpiffFlare::isBeaten, SpiffFlare::stay)
          .strong(
              OFFENSE, List.of(Step.RESOLUTION), "You may crash-land when you lose by 5 or more.")
          .may(OFFENSE, LOSING, SpiffFlare::needsTheFlare, SpiffFlare::crashLand);

  private SpiffFlare() {}

  private static boolean isBeaten(Game game, Seat me) {
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && game.encounter().isBeaten(me)
        && game.verbs().losing().remaining(me) > 0;
  }

  private static void stay(Game game, Seat me) {
    game.verbs().losing().leaveInPlace(me, 1);
  }

  // With ten or more the power needs no flare.
  private static boolean needsTheFlare(Game game, Seat me) {
    return Spiff.hasLostBy(game, me, LIGHT) && !Spiff.hasLostBy(game, me, HEAVY);
  }

  private static void crashLand(Game game, Seat me) {
    if (game.usesPower(me, Spiff.SPIFF)) Spiff.crashLand(game, me);
  }
}
