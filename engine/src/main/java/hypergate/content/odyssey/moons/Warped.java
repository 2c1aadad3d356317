package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.MAY_LEAVE_WARP;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Warped (moon base): a foreign colony; your ships cannot leave the warp.
public final class Warped {
  public static final Moon WARPED =
      moon(45, "Warped", Group.MOON_BASE)
          .text("Counts as a foreign colony. Your ships cannot leave the warp.")
          .isColony()
          .bends(MAY_LEAVE_WARP, (game, me, subject, may) -> subject == me ? 0 : may);

  private Warped() {}
}
