package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Harvest (new, blue): at any time discard your hand and draw a new one.
public final class Harvest {
  public static final Moon HARVEST =
      moon(71, "Harvest", Group.BLUE)
          .isNew()
          .text("At any time: discard your hand and draw a new one.")
          .anyTime(ANY, (game, me) -> true, (game, me) -> game.verbs().hands().newHand(me));

  private Harvest() {}
}
