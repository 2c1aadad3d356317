package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Multiplier (new, blue): your revealed attack card is doubled.
public final class Multiplier {
  public static final Moon MULTIPLIER =
      moon(61, "Multiplier", Group.BLUE)
          .isNew()
          .text("As a main player, after cards are revealed: double your attack card.")
          .may(
              MAIN,
              REVEALED,
              (game, me) -> game.encounter().attacks(me),
              (game, me) -> game.encounter().counts(me, 2 * game.encounter().value(me)));

  private Multiplier() {}
}
