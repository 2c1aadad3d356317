package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.LOSING;

import hypergate.content.base.aliens.Cudgel;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the new colony is cleared of everybody else's ships; allies in this encounter, who land
/// with it, stay. Super: the opponent's allies are smashed as well.
public final class CudgelFlare {
  private static final Prompt WHOM = Prompt.of("flare-cudgel/super/seats");

  public static final Flare FLARE =
      flare(Cudgel.CUDGEL)
          .wild(
              OFFENSE,
              List.of(Step.RESOLUTION),
              "When you gain a colony as the offense, send all ships of other players on that"
                  + " planet to the warp, except those allied with you.")
          .may(OFFENSE, LANDING, CudgelFlare::isShared, CudgelFlare::clear)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "Your power also smashes any of your opponent's allies you name.")
          .may(MAIN, LOSING, CudgelFlare::hasSmashed, CudgelFlare::smash)
          .naming(CudgelFlare::name)
          .withPower((game, me) -> allies(game, me) != 0);

  private CudgelFlare() {}

  private static boolean isShared(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Planet target = encounter.target();
    if (encounter.is(Encounter.NO_LANDING) || game.query(Query.MAY_LAND, me, 1) == 0) return false;
    return game.ships().on(target, me) == 0 && game.ships().seatsOn(target) > 0;
  }

  private static void clear(Game game, Seat me) {
    Planet target = game.encounter().target();
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    for (int i = 0; i < game.seats(); i++)
      if (Flare.reaches(game, Seat.of(i)))
        loss.add(Seat.of(i), target.index(), game.ships().on(target, Seat.of(i)));
    game.verbs().carryOutLoss();
  }

  private static int allies(Game game, Seat me) {
    return game.encounter().sideOf(me).other().allies();
  }

  private static boolean hasSmashed(Game game, Seat me) {
    int cudgel = game.powers().find(me, Cudgel.CUDGEL);
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && game.powers().mark(cudgel, Cudgel.SMASHED) != 0
        && allies(game, me) != 0;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seats(WHOM, allies(game, me), Seat.MOST));
  }

  private static void smash(Game game, Seat me) {
    int ships = game.encounter().shipsFighting(me);
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(game.current().target()))
        game.verbs().chooseLossApart(game.inOrder(p), ships);
  }
}
