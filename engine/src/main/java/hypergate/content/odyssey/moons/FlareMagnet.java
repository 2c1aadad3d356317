package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.word.Kind;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Flare Magnet (new, quarter): everybody gives you all flares.
public final class FlareMagnet {
  public static final Moon FLARE_MAGNET =
      moon(58, "Flare Magnet", Group.QUARTER)
          .isNew()
          .text("Each other player gives you all its flares.")
          .whenRevealed((game, me) -> game.verbs().tribute().all(me, Kind.FLARE));

  private FlareMagnet() {}
}
