package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.DECIDING;

import hypergate.content.dominion.aliens.Judge;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a close encounter is a draw, and the main players negotiate. Super: gains for both, the
/// winner and the loser.
public final class JudgeFlare {
  private static final int CLOSE = 5;

  public static final Flare FLARE =
      flare(Judge.JUDGE)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "As a main player, when the two totals differ by less than 5, call the encounter a"
                  + " draw: allies go home, and you and your opponent negotiate for a deal.")
          .may(MAIN, DECIDING, JudgeFlare::isClose, JudgeFlare::call)
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "When you have declared gains declare some for the other of winner and loser, too.")
          .may(MAIN, BEFORE_SELECTION, Judge::isOneSided, Judge::declareOther);

  private JudgeFlare() {}

  private static boolean isClose(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.compared()
        && encounter.margin() < CLOSE
        && Flare.reaches(game, encounter.opponent(me));
  }

  private static void call(Game game, Seat me) {
    game.encounter().outcome(Outcome.NO_DEAL);
  }
}
