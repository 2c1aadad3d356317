package hypergate.content.odyssey.hazards;

import static hypergate.variant.hazards.Hazard.instead;

import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.variant.hazards.Hazard;

/// New Recruits (instead of the encounter): the offense frees all its ships onto home colonies;
/// then every other player may free one.
public final class NewRecruits {
  public static final Hazard NEW_RECRUITS =
      instead("New Recruits", "odyssey")
          .text(
              "Instead of the encounter the offense may bring all its ships from the warp to its"
                  + " home colonies. Then everybody else may bring one.")
          .forOffense(
              NewRecruits::hasRecruits, (game, me) -> free(game, me, game.ships().inWarp(me)))
          .forOthers(NewRecruits::hasRecruits, (game, me) -> free(game, me, 1));

  private NewRecruits() {}

  private static boolean hasRecruits(Game game, Seat me) {
    return game.verbs().freeInWarp(me) > 0 && game.ships().homeColonies(me) != 0;
  }

  private static void free(Game game, Seat me, int count) {
    game.verbs().ships().returnTo(me, Place.WARP, count, game.ships().homeColonies(me));
    game.verbs().ships().cameBack(me, count);
  }
}
