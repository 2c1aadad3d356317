package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Launch;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.tokens.Tokens;

/// Discovery: as the offense it puts a planet of its own into the system at which it aims and aims
/// at that instead; its discoveries strengthen its side, most where it lives alone (H-582).
public final class Explorer {
  private static final int PLANETS = 4;
  private static final int SHARED = 2;
  private static final int ALONE = 4;

  public static final Alien EXPLORER =
      alien("Explorer", "dominion")
          .level(1)
          .power("Discovery", MAIN_OR_ALLY, Step.LAUNCH, Step.REVEAL)
          .text(
              "Begin with four planets here. As the offense you may put one into the system at"
                  + " which the gate points and aim at it instead. When two attacks are revealed"
                  + " add for each planet that you have discovered 1, 2 if you share it, or 4 if"
                  + " you live there alone.")
          .counter("planets")
          .setup((game, me) -> game.counter(0, PLANETS))
          .needsFreeColour()
          .may(OFFENSE, AIMED, Explorer::canDiscover, Explorer::discover)
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && bonus(game, me) > 0,
              (game, me) -> game.encounter().sideOf(me).add(bonus(game, me)));

  private Explorer() {}

  private static boolean canDiscover(Game game, Seat me) {
    Seat system = game.ships().systemOf(game.encounter().target());
    return game.counter(0) > 0
        && game.verbs().planets().next(system).exists()
        && game.reach().reaches(system);
  }

  private static void discover(Game game, Seat me) {
    Planet planet = game.verbs().planets().next(game.ships().systemOf(game.encounter().target()));
    game.counter(0, game.counter(0) - 1);
    game.verbs().addPlanet(planet);
    Launch.aimAgain(game, planet);
  }

  /// The planets on the table that have been discovered, as a mask: those beyond the planets with
  /// which the systems began, but for the Genesis planet.
  public static long discovered(Game game) {
    long planets = 0;
    for (int i = 0; i < game.seats(); i++)
      for (long rest = game.ships().planetsOf(Seat.of(i)); rest != 0; rest &= rest - 1) {
        Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
        if (planet.number() > game.rules().planets()) planets |= planet.bit();
      }
    Tokens tokens = game.parts().find(Tokens.class);
    return tokens == null || !tokens.added().exists() ? planets : planets & ~tokens.added().bit();
  }

  private static int bonus(Game game, Seat me) {
    int more = game.ofPower(Query.POWER_NUMBER, me, 0);
    int bonus = 0;
    for (long rest = discovered(game); rest != 0; rest &= rest - 1)
      bonus += more + worth(game, me, Planet.of(Long.numberOfTrailingZeros(rest)));
    return bonus;
  }

  private static int worth(Game game, Seat me, Planet planet) {
    if ((game.ships().colonies(me) & planet.bit()) == 0) return 1;
    return game.ships().seatsOn(planet) == me.bit() ? ALONE : SHARED;
  }
}
