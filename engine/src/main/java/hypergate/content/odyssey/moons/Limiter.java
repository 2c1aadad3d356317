package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.NEW_HAND_SIZE;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Limiter (full): a new hand is three cards smaller.
public final class Limiter {
  public static final Moon LIMITER =
      moon(18, "Limiter", Group.FULL)
          .text("A new hand is three cards smaller.")
          .bends(NEW_HAND_SIZE, (game, me, subject, cards) -> Math.max(1, cards - 3));

  private Limiter() {}
}
