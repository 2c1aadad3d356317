package hypergate.content.fan.artifacts;

import static hypergate.game.word.Role.OFFENSE_OR_ALLY;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.variant.edicts.Edicts.edict;

import hypergate.game.Game;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;

/// Abort (ED-2.2): before cards are revealed the ships of the offense, or of an ally, leave the
/// encounter for their colonies. An ally is one no longer; an offense fights on with its card
/// alone.
///
/// RULING H-191: the ships of the defense stand on their colony and have nowhere to leave for.
public final class Abort {
  public static final Artifact ABORT =
      edict("Abort", "fan")
          .text(
              "Before cards are revealed: your ships in the encounter, as the offense or an ally,"
                  + " return to your colonies.")
          .may(OFFENSE_OR_ALLY, SELECTED, Abort::mayLeave, Abort::leave);

  private Abort() {}

  private static boolean mayLeave(Game game, Seat me) {
    return game.encounter().shipsOf(me) > 0;
  }

  private static void leave(Game game, Seat me) {
    if (me != game.encounter().offense()) game.verbs().dismiss(me);
    else game.verbs().ships().returnHome(me, Place.GATE, game.encounter().shipsOf(me));
  }
}
