package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.REGROUP;

import hypergate.content.odyssey.aliens.Lemming;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the ship of the regroup phase founds a colony where everybody else has one already. Super:
/// fewer ships migrate.
public final class LemmingFlare {
  private static final Prompt WHERE = Prompt.of("flare-lemming/wild/planet");

  public static final Flare FLARE =
      flare(Lemming.LEMMING)
          .wild(
              OFFENSE,
              List.of(Step.REGROUP),
              "In your regroup phase put the ship that you retrieve onto a planet where all players"
                  + " but you and its owner have a colony.")
          .may(
              OFFENSE,
              REGROUP,
              (game, me) ->
                  !game.encounter().isRegrouped()
                      && game.verbs().freeInWarp(me) > 0
                      && crowded(game, me) != 0,
              LemmingFlare::follow)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).planet(WHERE, crowded(game, me)).index()))
          .strong(
              ANY,
              List.of(Step.DESTINY),
              "When you use your power, you may move one, two or three ships instead of four.")
          .may(
              ANY,
              POWER_USED,
              (game, me) ->
                  !game.answering().isCancelled()
                      && game.answering().instance() == game.powers().find(me, Lemming.LEMMING),
              (game, me) -> game.powers().mark(game.answering().instance(), Lemming.FEWER, 1))
          .withPower();

  private LemmingFlare() {}

  private static long crowded(Game game, Seat me) {
    long planets = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat owner = Seat.of(i);
      if (owner == me || !Flare.reaches(game, owner)) continue;
      long there = game.ships().planetsOf(owner) & ~game.ships().colonies(me);
      for (int j = 0; j < game.seats(); j++)
        if (j != i && j != me.index()) there &= game.ships().colonies(Seat.of(j));
      planets |= there;
    }
    return planets;
  }

  private static void follow(Game game, Seat me) {
    game.encounter().regrouped();
    Planet planet = Planet.of(game.current().target());
    game.verbs().ships().move(me, Place.WARP, planet.index(), 1, true);
    game.verbs().ships().settle();
    game.verbs().ships().cameBack(me, 1);
  }
}
