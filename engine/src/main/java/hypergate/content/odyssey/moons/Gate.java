package hypergate.content.odyssey.moons;

import static hypergate.game.Moon.moon;
import static hypergate.game.Query.LAUNCH_LIMIT;

import hypergate.game.Moon;
import hypergate.game.Moon.Group;

/// Gate +1/+2 (half): as the offense you may send one ship more, two beside another half moon.
public final class Gate {
  public static final Moon GATE =
      moon(33, "Gate +1/+2", Group.HALF)
          .text("As the offense send one ship more; two with another half moon.")
          .bends(
              LAUNCH_LIMIT,
              (game, me, subject, most) -> subject == me ? most + game.moons().half(me) : most);

  private Gate() {}
}
