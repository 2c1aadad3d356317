package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.JOIN_LIMIT;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Tentative (moon base): a foreign colony; as an ally you send one ship at most.
public final class Tentative {
  public static final Moon TENTATIVE =
      moon(51, "Tentative", Group.MOON_BASE)
          .text("Counts as a foreign colony. As an ally you send one ship at most.")
          .isColony()
          .bends(JOIN_LIMIT, (game, me, subject, most) -> subject == me ? Math.min(most, 1) : most);

  private Tentative() {}
}
