package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.alliance.aliens.Sapient;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an ally adds its home colonies. Super: the tokens gained come twice.
public final class SapientFlare {
  public static final Flare FLARE =
      flare(Sapient.SAPIENT)
          .wild(
              ALLY,
              List.of(Step.REVEAL),
              "As an ally, after cards are revealed, add the number of your home colonies to your"
                  + " side's total.")
          .may(
              ALLY,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && game.powers().homeColonies(me) > 0,
              (game, me) -> game.encounter().sideOf(me).add(game.powers().homeColonies(me)))
          .strong(ALLY, List.of(Step.RESOLUTION), "Gain twice as many tokens.")
          .may(ALLY, OUTCOME, (game, me) -> gained(game, me) > 0, SapientFlare::learnMore);

  private SapientFlare() {}

  private static int gained(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, Sapient.SAPIENT), Sapient.GAINED);
  }

  private static void learnMore(Game game, Seat me) {
    int sheet = game.powers().find(me, Sapient.SAPIENT);
    game.powers().counter(sheet, 0, game.powers().counter(sheet, 0) + gained(game, me));
    game.powers().mark(sheet, Sapient.GAINED, 0);
  }
}
