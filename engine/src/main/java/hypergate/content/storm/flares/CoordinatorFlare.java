package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.content.storm.aliens.Coordinator;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: another destiny card. Super: who has been drawn attacks who has drawn.
public final class CoordinatorFlare {
  public static final Flare FLARE =
      flare(Coordinator.COORDINATOR)
          .wild(
              OFFENSE,
              List.of(Step.DESTINY),
              "Discard the destiny card that you have drawn and draw again.")
          .may(
              OFFENSE,
              DESTINY_DRAWN,
              (game, me) -> game.encounter().destiny() >= 0,
              (game, me) -> game.encounter().destiny(-1))
          .strong(
              DEFENSE,
              List.of(Step.DESTINY),
              "When another player has drawn your colour you become the offense and that player the"
                  + " defense. The turn is over after this encounter.")
          .may(DEFENSE, DEFENSE_CHOSEN, CoordinatorFlare::isDrawn, CoordinatorFlare::turnRound);

  private CoordinatorFlare() {}

  private static boolean isDrawn(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return !encounter.isExtra()
        && encounter.offense() == game.turn()
        && encounter.destiny() >= 0
        && Destinies.isColour(encounter.destiny())
        && encounter.named() == me;
  }

  private static void turnRound(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat drawer = encounter.offense();
    encounter.unflag(Encounter.OWN_SYSTEM);
    encounter.target(Planet.NONE);
    encounter.flag(Encounter.TURN_OVER);
    encounter.offense(me);
    encounter.defense(drawer);
  }
}
