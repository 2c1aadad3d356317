package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DESTINY_DRAWN;
import static hypergate.game.word.Window.LOSING;

import hypergate.content.base.aliens.Shadow;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a defense beaten by an attack drags all winners into the warp for one ship of its own.
/// Super: a ship from the warp takes the place of the executed one.
public final class ShadowFlare {
  public static final Flare FLARE =
      flare(Shadow.SHADOW)
          .wild(
              DEFENSE,
              List.of(Step.RESOLUTION),
              "When you lose to an attack, send one of your ships that are not in the encounter to"
                  + " the warp: all opposing ships go there too.")
          .may(DEFENSE, LOSING, ShadowFlare::isBeaten, ShadowFlare::drag)
          .strong(
              OFFENSE,
              List.of(Step.DESTINY),
              "On your turn replace the executed ship with one of yours from the warp.")
          .may(OFFENSE, DESTINY_DRAWN, ShadowFlare::mayReplace, ShadowFlare::replace)
          .withPower((game, me) -> game.verbs().freeInWarp(me) > 0);

  private ShadowFlare() {}

  private static boolean isBeaten(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && encounter.outcome() == Outcome.OFFENSE_WINS
        && encounter.attacks(encounter.offense())
        && outside(game, me) != 0;
  }

  private static long outside(Game game, Seat me) {
    return game.ships().colonies(me) & ~game.encounter().target().bit();
  }

  private static void drag(Game game, Seat me) {
    game.verbs().beginLoss(Cause.COST);
    game.verbs().chooseLoss(me, 1, false, outside(game, me));
    game.verbs().carryOutLoss();
    for (int i = 0; i < game.seats(); i++)
      if (Flare.reaches(game, Seat.of(i)))
        game.verbs().losing().add(Seat.of(i), Place.GATE, game.ships().at(Place.GATE, Seat.of(i)));
  }

  private static boolean mayReplace(Game game, Seat me) {
    return Shadow.executed(game, me).exists() && game.verbs().freeInWarp(me) > 0;
  }

  private static void replace(Game game, Seat me) {
    Planet planet = Shadow.executed(game, me);
    game.powers().mark(game.powers().find(me, Shadow.SHADOW), 0, 0);
    game.verbs().ships().move(me, Place.WARP, planet.index(), 1, true);
    game.verbs().ships().cameBack(me, 1);
  }
}
