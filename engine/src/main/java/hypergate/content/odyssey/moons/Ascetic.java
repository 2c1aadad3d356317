package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.word.Kind;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Ascetic (new, quarter): everybody gives you all negotiates.
public final class Ascetic {
  public static final Moon ASCETIC =
      moon(63, "Ascetic", Group.QUARTER)
          .isNew()
          .text("Each other player gives you all its negotiates.")
          .whenRevealed((game, me) -> game.verbs().tribute().all(me, Kind.NEGOTIATE));

  private Ascetic() {}
}
