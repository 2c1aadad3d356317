package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.odyssey.aliens.GrumpusAlternate;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a ship of anybody in the system at which the gate points. Super: two ships of each.
public final class GrumpusAlternateFlare {
  private static final int PLANET_AT = 4;
  private static final Prompt WHOSE = Prompt.of("flare-grumpus-alternate/wild/seat");
  private static final Prompt WHERE = Prompt.of("flare-grumpus-alternate/wild/planet");

  public static final Flare FLARE =
      flare(GrumpusAlternate.GRUMPUS_ALTERNATE)
          .wild(
              ANY,
              List.of(Step.LAUNCH),
              "After the gate is aimed send a ship of any player in that system to the warp, from"
                  + " a planet that you choose.")
          .may(ANY, AIMED, (game, me) -> settlers(game) != 0, GrumpusAlternateFlare::strike)
          .naming(GrumpusAlternateFlare::name)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you use your power each of those players loses two ships from your system.")
          .may(
              MAIN,
              POWER_USED,
              GrumpusAlternateFlare::isGrowling,
              (game, me) ->
                  game.powers().mark(game.answering().instance(), GrumpusAlternate.TWO, 1))
          .withPower();

  private GrumpusAlternateFlare() {}

  private static boolean isGrowling(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance()
            == game.powers().find(me, GrumpusAlternate.GRUMPUS_ALTERNATE);
  }

  private static long standing(Game game, Seat seat) {
    long system = game.ships().planetsOf(game.ships().systemOf(game.encounter().target()));
    return game.ships().standing(seat) & system;
  }

  private static int settlers(Game game) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (standing(game, Seat.of(i)) != 0 && Flare.reaches(game, Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  private static void name(Game game, Seat me) {
    Seat seat = game.ask(me).seat(WHOSE, settlers(game));
    Planet planet = game.ask(me).planet(WHERE, standing(game, seat));
    game.current().target(seat.index() | planet.index() << PLANET_AT);
  }

  private static void strike(Game game, Seat me) {
    int named = game.current().target();
    Seat seat = Seat.of(named & (1 << PLANET_AT) - 1);
    Planet planet = Planet.of(named >> PLANET_AT);
    game.verbs().lose(seat, planet, Math.min(1, game.verbs().free(seat, planet.index())));
  }
}
