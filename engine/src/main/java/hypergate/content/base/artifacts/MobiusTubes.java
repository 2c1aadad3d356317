package hypergate.content.base.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;

/// Mobius Tubes: everybody's ships leave the warp. Who has no colony leaves them
/// there.
public final class MobiusTubes {
  public static final Artifact MOBIUS_TUBES =
      artifact("Mobius Tubes", "base", 2)
          .text(
              "At the start of your encounter: all ships leave the warp for their owners'"
                  + " colonies.")
          .may(OFFENSE, REGROUP_START, MobiusTubes::anyShip, MobiusTubes::free);

  private MobiusTubes() {}

  private static boolean anyShip(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++) if (game.ships().inWarp(Seat.of(i)) > 0) return true;
    return false;
  }

  // Its player retrieves its ships, the others' are released by somebody else.
  private static void free(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = game.inOrder(i);
      int ships = game.ships().inWarp(seat);
      if (seat == me) game.verbs().ships().retrieve(seat, ships);
      else game.verbs().ships().release(seat, ships);
    }
  }
}
