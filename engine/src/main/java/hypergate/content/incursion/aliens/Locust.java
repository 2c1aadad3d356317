package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Devour: foreign planets on which it lives alone leave the game as a regroup phase begins, each
/// by a use of its own, and count as foreign colonies of its player for good.
public final class Locust {
  private static final int PLANETS = 0;
  private static final Prompt WHICH = Prompt.of("locust/planet");
  private static final Prompt WHERE = Prompt.of("locust/planet-2");

  public static final Alien LOCUST =
      alien("Locust", "incursion")
          .level(1)
          .hasVictory()
          .power("Devour", ANY, Step.REGROUP)
          .isMandatory()
          .text(
              "At the start of any regroup phase devour each planet outside your system on which"
                  + " only you have ships: it leaves the game and counts as a foreign colony of"
                  + " yours for good. Your ships there return to your other colonies.")
          .counter("planets")
          .must(ANY, REGROUP_START, (game, me) -> prey(game, me) != 0, Locust::devourAll);

  private Locust() {}

  private static long prey(Game game, Seat me) {
    return reached(
        game, game.ships().standing(me) & game.ships().foreignTo(me) & ~shared(game, me));
  }

  private static long shared(Game game, Seat me) {
    long shared = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index()) shared |= game.ships().standing(Seat.of(i));
    return shared;
  }

  private static long reached(Game game, long planets) {
    long reached = planets;
    for (int i = 0; i < game.seats(); i++)
      if (!game.reach().reaches(Seat.of(i))) reached &= ~game.ships().placesOf(Seat.of(i));
    return reached;
  }

  // Those that qualify at this moment, as far as they still do when their turn comes.
  private static void devourAll(Game game, Seat me) {
    long planets = prey(game, me);
    boolean settles = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    boolean first = true;
    while ((planets & prey(game, me)) != 0) {
      if (!first && !game.usesPower(me, LOCUST)) return;
      first = false;
      planets &= prey(game, me);
      if (planets == 0) return;
      Planet planet = game.ask(me).planet(WHICH, planets);
      planets &= ~planet.bit();
      devour(game, me, planet, settles);
    }
  }

  /// Devours a planet.
  ///
  /// @param settles whether the ships there may go to another planet of the same system
  public static void devour(Game game, Seat me, Planet planet, boolean settles) {
    int sheet = game.powers().find(me, LOCUST);
    game.powers().counter(sheet, PLANETS, game.powers().counter(sheet, PLANETS) + 1);
    long homes = game.ships().colonies(me);
    long near = game.ships().planetsOf(game.ships().systemOf(planet)) & ~planet.bit();
    if (settles && near != 0) {
      Planet next = game.ask(me).planetOrNone(WHERE, near);
      if (next.exists()) homes = next.bit();
    }
    game.verbs().planets().claim(me, planet, homes);
  }
}
