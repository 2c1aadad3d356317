package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.DESTINY_LEAVES;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Eclipse (new, full): destiny cards leave the game; without any each destiny is wild.
public final class Eclipse {
  public static final Moon ECLIPSE =
      moon(70, "Eclipse", Group.FULL)
          .isNew()
          .text(
              "Discarded destiny cards leave the game. When there are none left each destiny is"
                  + " wild.")
          .bends(DESTINY_LEAVES, (game, me, subject, leaves) -> 1);

  private Eclipse() {}
}
