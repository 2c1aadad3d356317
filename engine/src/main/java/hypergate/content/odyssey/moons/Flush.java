package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.TURN_START;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.verb.Cause;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Flush (moon base): a further colony; one of your ships goes to the warp in each turn.
public final class Flush {
  public static final Moon FLUSH =
      moon(44, "Flush", Group.MOON_BASE)
          .text(
              "Counts as a further colony. At the start of each player's turn one of your ships"
                  + " goes to the warp.")
          .isColonyWhereItIs()
          .must(ANY, TURN_START, (game, me) -> game.verbs().loseAnywhere(me, 1, Cause.EFFECT));

  private Flush() {}
}
