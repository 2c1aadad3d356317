package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.storm.aliens.Worm;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Picks;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: ships gather on a home planet where nobody lives. Super: the power works for an ally.
public final class WormFlare {
  private static final Prompt WHERE = Prompt.of("flare-worm/wild/planet");
  private static final Prompt SHIPS = Prompt.of("flare-worm/wild/ships");

  public static final Flare FLARE =
      flare(Worm.WORM)
          .wild(
              OFFENSE,
              List.of(Step.START_TURN),
              "As your turn begins move any of your ships from your colonies to a planet of your"
                  + " home system on which nobody has a colony.")
          .may(
              OFFENSE,
              TURN_START,
              (game, me) -> empty(game, me) != 0 && game.ships().colonies(me) != 0,
              WormFlare::gather)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).planet(WHERE, empty(game, me)).index()))
          .strong(ALLY, List.of(Step.REVEAL), "Use your power as an ally.")
          .may(ALLY, REVEALED, Worm::mayTunnel, WormFlare::tunnel)
          .naming(Worm::name);

  private WormFlare() {}

  private static long empty(Game game, Seat me) {
    long empty = game.ships().planetsOf(me);
    for (int i = 0; i < game.seats(); i++) empty &= ~game.ships().colonies(Seat.of(i));
    return empty;
  }

  private static void gather(Game game, Seat me) {
    Planet planet = Planet.of(game.current().target());
    Picks picks = game.verbs().ships().pickFrom(me, game.ships().colonies(me));
    picks.ask(game, me, SHIPS, 0, 1, picks.available());
    game.verbs().establish(me, picks, planet);
  }

  private static void tunnel(Game game, Seat me) {
    if (game.usesPower(me, Worm.WORM)) Worm.tunnel(game, me);
  }
}
