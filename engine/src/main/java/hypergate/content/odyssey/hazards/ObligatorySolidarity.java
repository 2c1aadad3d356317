package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.SHIPS_LOST;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.variant.hazards.Hazard;

/// Obligatory Solidarity: when a main player loses, the player to the left loses as many ships from
/// any colonies.
///
/// RULING: as many as the main player has lost as its side lost, whether they went to the warp or
/// left the game.
public final class ObligatorySolidarity {
  public static final Hazard OBLIGATORY_SOLIDARITY =
      hazard("Obligatory Solidarity", "odyssey", 1)
          .text(
              "When a main player loses, the player to the left loses as many ships from colonies"
                  + " of its choice.")
          .always(ANY, SHIPS_LOST, ObligatorySolidarity::isLost, ObligatorySolidarity::follow);

  private ObligatorySolidarity() {}

  private static boolean isLost(Game game, Seat me) {
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && lost(game, game.encounter().offense()) + lost(game, game.encounter().defense()) > 0;
  }

  private static int lost(Game game, Seat main) {
    Loss loss = game.verbs().losing();
    return game.encounter().isBeaten(main) ? loss.wentToWarp(main) + loss.wentOut(main) : 0;
  }

  private static void follow(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    Seat defense = game.encounter().defense();
    int first = lost(game, offense);
    int second = lost(game, defense);
    game.verbs().beginLoss(Cause.EFFECT);
    share(game, offense, first);
    share(game, defense, second);
    game.verbs().carryOutLoss();
  }

  private static void share(Game game, Seat main, int count) {
    Seat left = game.leftOf(main);
    if (count > 0)
      game.verbs().chooseLossOf(left, left, Prompt.LOSE, count, game.ships().colonies(left));
  }
}
