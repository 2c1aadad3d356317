package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.JOINING;
import static hypergate.game.word.Window.POWER_LOST;

import hypergate.content.base.aliens.Parasite;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Picks;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: settles in the system of another player that has just lost its power. Super: sends any
/// number of ships as an ally.
public final class ParasiteFlare {
  private static final Prompt WHERE = Prompt.of("flare-parasite/wild/planet");
  private static final Prompt WHENCE = Prompt.of("flare-parasite/wild/ships");
  private static final int ANY_NUMBER = 99;

  public static final Flare FLARE =
      flare(Parasite.PARASITE)
          .wild(
              ANY,
              List.of(),
              "When another player loses its power for want of home colonies, move one of your"
                  + " ships to one of its home planets as a colony.")
          .may(ANY, POWER_LOST, (game, me) -> planets(game, me) != 0, ParasiteFlare::settle)
          .strong(ALLY, List.of(Step.ALLIANCE), "As an ally send as many ships as you like.")
          .may(
              NOT_MAIN,
              JOINING,
              (game, me) -> game.encounter().joiner() == me && game.ships().colonies(me) != 0,
              (game, me) -> {})
          .bends(Query.JOIN_LIMIT, (game, me, subject, most) -> me == subject ? ANY_NUMBER : most)
          .withPower();

  private ParasiteFlare() {}

  private static long planets(Game game, Seat me) {
    Seat victim = game.verbs().ships().changed();
    if (victim == me || !Flare.reaches(game, victim) || !game.verbs().ships().powerIsLost())
      return 0;
    if (game.ships().colonies(me) == 0) return 0;
    return game.ships().planetsOf(victim) & ~game.ships().colonies(me);
  }

  private static void settle(Game game, Seat me) {
    Planet planet = game.ask(me).planet(WHERE, planets(game, me));
    Picks picks = game.verbs().ships().pickFrom(me, game.ships().colonies(me));
    picks.ask(game, me, WHENCE, 0, 1, 1);
    game.verbs().establish(me, picks, planet);
  }
}
