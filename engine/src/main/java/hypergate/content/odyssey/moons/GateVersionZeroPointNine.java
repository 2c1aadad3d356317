package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.LAUNCH_LIMIT;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Gate Version 0.9 (full): the offense may send one ship less.
public final class GateVersionZeroPointNine {
  public static final Moon GATE_VERSION_0_9 =
      moon(21, "Gate Version 0.9", Group.FULL)
          .text("The offense may send one ship less.")
          .bends(LAUNCH_LIMIT, (game, me, subject, most) -> Math.max(1, most - 1));

  private GateVersionZeroPointNine() {}
}
