package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.LAUNCH_LIMIT;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Gate Version 1.1 (full): the offense may send one ship more.
public final class GateVersionOnePointOne {
  public static final Moon GATE_VERSION_1_1 =
      moon(20, "Gate Version 1.1", Group.FULL)
          .text("The offense may send one ship more.")
          .bends(LAUNCH_LIMIT, (game, me, subject, most) -> most + 1);

  private GateVersionOnePointOne() {}
}
