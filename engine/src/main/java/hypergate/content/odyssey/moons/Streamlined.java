package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.verb.Cause;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Streamlined (moon base): a foreign colony; in each regroup phase your ships in the warp are
/// filled up to ten.
public final class Streamlined {
  public static final Moon STREAMLINED =
      moon(48, "Streamlined", Group.MOON_BASE)
          .text(
              "Counts as a foreign colony. In each regroup phase, with fewer than ten ships in the"
                  + " warp, send ships there until there are ten.")
          .isColony()
          .must(
              ANY,
              REGROUP_START,
              (game, me) -> game.ships().inWarp(me) < 10,
              (game, me) ->
                  game.verbs().loseAnywhere(me, 10 - game.ships().inWarp(me), Cause.EFFECT));

  private Streamlined() {}
}
