package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Attack Preview (quarter): everybody shows you its highest and its lowest attack card.
public final class AttackPreview {
  public static final Moon ATTACK_PREVIEW =
      moon(77, "Attack Preview", Group.QUARTER)
          .text("Each other player shows you its highest and its lowest attack card.")
          .whenRevealed((game, me) -> game.verbs().tribute().showHighestAndLowest(me));

  private AttackPreview() {}
}
