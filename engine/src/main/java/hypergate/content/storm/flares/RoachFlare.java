package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.OFFENSE_OR_ALLY;
import static hypergate.game.word.Window.LANDING;

import hypergate.content.storm.aliens.Roach;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: ships out of the warp follow to a new colony. Super: roach ships come with one.
public final class RoachFlare {
  private static final int MOST = 4;
  private static final Prompt FROM_WARP = Prompt.of("flare-roach/wild/number");
  private static final Prompt FROM_SHEET = Prompt.of("flare-roach/super/number");

  public static final Flare FLARE =
      flare(Roach.ROACH)
          .wild(
              ALLY,
              List.of(Step.RESOLUTION),
              "When you win a colony as an ally, put up to four of your ships from the warp there,"
                  + " too.")
          .may(
              ALLY,
              LANDING,
              (game, me) -> wins(game, me) && game.verbs().freeInWarp(me) > 0,
              RoachFlare::follow)
          .strong(
              OFFENSE_OR_ALLY,
              List.of(Step.RESOLUTION),
              "When you win a colony as the offense or an ally, put up to four ships from your"
                  + " sheet onto any of your colonies, the new one included.")
          .may(
              OFFENSE_OR_ALLY,
              LANDING,
              (game, me) -> wins(game, me) && Roach.waiting(game, me) > 0,
              RoachFlare::swarm);

  private RoachFlare() {}

  private static Planet target(Game game) {
    return game.encounter().target();
  }

  private static boolean wins(Game game, Seat me) {
    return game.ships().onGate(me) > 0
        && Resolution.lands(game, me)
        && (target(game).bit() & game.ships().colonies(me)) == 0;
  }

  private static void follow(Game game, Seat me) {
    int most = Math.min(MOST, game.verbs().freeInWarp(me));
    int ships = game.ask(me).number(FROM_WARP, 1, most);
    game.verbs().ships().move(me, Place.WARP, target(game).index(), ships, true);
  }

  private static void swarm(Game game, Seat me) {
    long planets = game.ships().colonies(me) | target(game).bit();
    Roach.place(game, me, MOST, planets, FROM_SHEET);
  }
}
