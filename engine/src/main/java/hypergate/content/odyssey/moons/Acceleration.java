package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.ENCOUNTERS_PER_TURN;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Acceleration (full): one encounter a turn more.
public final class Acceleration {
  public static final Moon ACCELERATION =
      moon(24, "Acceleration", Group.FULL)
          .text("One encounter a turn more.")
          .bends(ENCOUNTERS_PER_TURN, (game, me, subject, most) -> most + 1);

  private Acceleration() {}
}
