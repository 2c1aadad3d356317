package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.base.aliens.Citadel;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: five more for the defense. Super: the citadels are subtracted from the defense's total.
public final class CitadelFlare {
  private static final int WALL = 5;

  public static final Flare FLARE =
      flare(Citadel.CITADEL)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "After encounter cards are revealed, add 5 to the defense's total.")
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> game.encounter().bothAttack(),
              (game, me) -> game.encounter().defensive().add(WALL))
          .strong(
              ANY,
              List.of(Step.PLANNING),
              "When you activate citadels you may subtract their sum from the defense's total.")
          .may(ANY, SELECTED, Citadel::canActivate, CitadelFlare::subtract);

  private CitadelFlare() {}

  private static void subtract(Game game, Seat me) {
    if (game.usesPower(me, Citadel.CITADEL)) Citadel.activate(game, me, -1);
  }
}
