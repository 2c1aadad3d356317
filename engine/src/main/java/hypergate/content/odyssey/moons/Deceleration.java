package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.ENCOUNTERS_PER_TURN;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Deceleration (full): one encounter a turn less, one at least.
public final class Deceleration {
  public static final Moon DECELERATION =
      moon(23, "Deceleration", Group.FULL)
          .text("One encounter a turn less, but at least one.")
          .bends(ENCOUNTERS_PER_TURN, (game, me, subject, most) -> most - 1);

  private Deceleration() {}
}
