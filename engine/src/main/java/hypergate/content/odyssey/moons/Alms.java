package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.decide.Prompt;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Alms (new, quarter): everybody gives you a card of its choice.
public final class Alms {
  private static final Prompt GIFT = Prompt.of("moon-alms/card");

  public static final Moon ALMS =
      moon(59, "Alms", Group.QUARTER)
          .isNew()
          .text("Each other player gives you a card of its choice.")
          .whenRevealed((game, me) -> game.verbs().tribute().oneEach(me, GIFT));

  private Alms() {}
}
