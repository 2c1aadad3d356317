package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.dominion.aliens.Lizard;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: one's reinforcements count double. Super: two more ships are morphed.
public final class LizardFlare {
  public static final Flare FLARE =
      flare(Lizard.LIZARD)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "After your side has revealed an attack card, double all reinforcements that you play"
                  + " from now on.")
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> game.encounter().attacks(game.encounter().sideOf(me).main()),
              (game, me) -> {})
          .bends(
              Query.REINFORCEMENT_WORTH,
              (game, me, who, worth) -> who == me ? worth + worth : worth)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When using your power morph two more of your ships that are not in the encounter,"
                  + " wherever they are.")
          .may(MAIN, POWER_USED, LizardFlare::isMorphing, Lizard::further)
          .withPower((game, me) -> Lizard.hasFurther(game, me));

  private LizardFlare() {}

  private static boolean isMorphing(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Lizard.LIZARD)
        && Lizard.hasFurther(game, me);
  }
}
