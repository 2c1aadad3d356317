package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.decide.Prompt;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Treasure Hunt (quarter): everybody gives you a random card; you keep one.
public final class TreasureHunt {
  private static final Prompt KEPT = Prompt.of("moon-treasure-hunt/card");

  public static final Moon TREASURE_HUNT =
      moon(79, "Treasure Hunt", Group.QUARTER)
          .text("Each other player gives you a random card. Keep one and discard the others.")
          .whenRevealed((game, me) -> game.verbs().tribute().keepOneOfRandom(me, KEPT));

  private TreasureHunt() {}
}
