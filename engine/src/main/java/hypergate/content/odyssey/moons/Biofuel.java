package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.REGROUP;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Biofuel (new, secret): in your regroup phase draw an unused flare instead of retrieving a ship.
public final class Biofuel {
  public static final Moon BIOFUEL =
      moon(65, "Biofuel", Group.SECRET)
          .isNew()
          .text(
              "In your regroup phase: instead of retrieving a ship draw a flare that is not in the"
                  + " game.")
          .may(OFFENSE, REGROUP, Biofuel::wouldRetrieve, Biofuel::draw);

  private static boolean wouldRetrieve(Game game, Seat me) {
    return game.verbs().freeInWarp(me) > 0
        && !game.encounter().isRegrouped()
        && game.verbs().receipts().hasRoomForFlares();
  }

  private static void draw(Game game, Seat me) {
    game.encounter().regrouped();
    game.verbs().receipts().drawUnusedFlares(me, 1);
  }

  private Biofuel() {}
}
