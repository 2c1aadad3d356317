package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.COLONY_CHANGED;

import hypergate.content.storm.aliens.Grumpus;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a ship in the system at which the gate points. Super: those who stay on the planet lose a
/// ship on each of their other colonies in its system, too.
public final class GrumpusFlare {
  private static final Prompt WHOM = Prompt.of("flare-grumpus/wild/seat");

  public static final Flare FLARE =
      flare(Grumpus.GRUMPUS)
          .wild(
              ANY,
              List.of(Step.LAUNCH),
              "After the gate is aimed choose a player: it loses one of its ships in that system.")
          .may(ANY, AIMED, (game, me) -> settlers(game) != 0, GrumpusFlare::anger)
          .naming(
              (game, me) -> game.current().target(game.ask(me).seat(WHOM, settlers(game)).index()))
          .strong(
              ANY,
              List.of(),
              "Each other player with a colony on the planet you leave loses a ship from each of"
                  + " its other colonies in that system, too.")
          .may(
              ANY,
              COLONY_CHANGED,
              GrumpusFlare::hasSettlers,
              (game, me) ->
                  Grumpus.spread(game, game.powers().find(me, Grumpus.GRUMPUS), planet(game)));

  private GrumpusFlare() {}

  private static int settlers(Game game) {
    long system = game.ships().planetsOf(game.ships().systemOf(game.encounter().target()));
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if ((game.ships().colonies(Seat.of(i)) & system) != 0 && Flare.reaches(game, Seat.of(i)))
        mask |= 1 << i;
    return mask;
  }

  private static void anger(Game game, Seat me) {
    long system = game.ships().planetsOf(game.ships().systemOf(game.encounter().target()));
    game.verbs().beginLoss(Cause.EFFECT);
    game.verbs().chooseLoss(Seat.of(game.current().target()), 1, false, system);
    game.verbs().carryOutLoss();
  }

  // Only where the power has acted.
  private static boolean hasSettlers(Game game, Seat me) {
    int sheet = game.powers().find(me, Grumpus.GRUMPUS);
    long planet = game.verbs().ships().lost();
    if (game.verbs().ships().changed() != me || (Grumpus.left(game, sheet) & planet) == 0)
      return false;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index()
          && comes(game, Seat.of(i), planet(game))
          && Grumpus.beside(game, Seat.of(i), planet(game)) != 0) return true;
    return false;
  }

  private static Planet planet(Game game) {
    return Planet.of(Long.numberOfTrailingZeros(game.verbs().ships().lost()));
  }

  // Whether a seat lives on the planet, or is about to land there.
  private static boolean comes(Game game, Seat seat, Planet planet) {
    boolean lands =
        planet == game.encounter().target()
            && game.encounter().outcome().isWin()
            && game.ships().onGate(seat) > 0
            && Resolution.lands(game, seat);
    return lands || (game.ships().colonies(seat) & planet.bit()) != 0;
  }
}
