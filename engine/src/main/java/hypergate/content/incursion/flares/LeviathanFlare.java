package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;

import hypergate.content.incursion.aliens.Leviathan;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: two home planets change places instead of an encounter. Super: ships of others fight from
/// the worldship, too.
public final class LeviathanFlare {
  private static final Prompt OWN = Prompt.of("flare-leviathan/wild/planet");
  private static final Prompt OTHER = Prompt.of("flare-leviathan/wild/planet-2");
  private static final Prompt WORLD = Prompt.of("flare-leviathan/super/planet");
  private static final int PLANETS = 64;

  public static final Flare FLARE =
      flare(Leviathan.LEVIATHAN)
          .wild(
              OFFENSE,
              List.of(Step.DESTINY),
              "As the offense, once the defense is known, exchange one of your home planets for"
                  + " one of the defense's, with all ships on them; the encounter ends as a"
                  + " success. Then give this flare to the Leviathan or discard it.")
          .may(OFFENSE, DEFENSE_CHOSEN, LeviathanFlare::maySwap, LeviathanFlare::swap)
          .naming(LeviathanFlare::name)
          .strong(
              OFFENSE,
              List.of(Step.LAUNCH),
              "Send a worldship on which others have ships, except the defense: they count for"
                  + " your side, and their owners are your allies without a colony to win.")
          .may(
              OFFENSE,
              AIMED,
              (game, me) -> Leviathan.worlds(game, me, true) != 0,
              (game, me) -> {
                Planet planet = Planet.of(game.current().target());
                if (game.usesPower(me, Leviathan.LEVIATHAN)) Leviathan.send(game, me, planet, true);
              })
          .naming(
              (game, me) ->
                  game.current()
                      .target(
                          game.ask(me).planet(WORLD, Leviathan.worlds(game, me, true)).index()));

  private LeviathanFlare() {}

  private static boolean maySwap(Game game, Seat me) {
    Seat defense = game.encounter().defense();
    return defense.exists()
        && game.encounter().outcome() == Outcome.NONE
        && Flare.reaches(game, defense)
        && game.ships().planetsOf(me) != 0
        && game.ships().planetsOf(defense) != 0;
  }

  private static void name(Game game, Seat me) {
    Planet own = game.ask(me).planet(OWN, game.ships().planetsOf(me));
    long planets = game.ships().planetsOf(game.encounter().defense());
    Planet other = game.ask(me).planet(OTHER, planets);
    game.current().target(own.index() * PLANETS + other.index());
  }

  private static void swap(Game game, Seat me) {
    int named = game.current().target();
    game.verbs().planets().exchange(Planet.of(named / PLANETS), Planet.of(named % PLANETS));
    game.verbs().hands().passOn(game.powers().holder(Leviathan.LEVIATHAN));
    game.verbs().succeed();
  }
}
