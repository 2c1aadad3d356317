package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.LAUNCH_LIMIT;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Gate +1/+2 (half): as the offense you may send one ship more, two beside another half moon.
public final class Gate {
  public static final Moon GATE =
      moon(33, "Gate +1/+2", Group.HALF)
          .text("As the offense send one ship more; two with another half moon.")
          .bends(
              LAUNCH_LIMIT,
              (game, me, subject, most) -> subject == me ? most + Moons.of(game).half(me) : most);

  private Gate() {}
}
