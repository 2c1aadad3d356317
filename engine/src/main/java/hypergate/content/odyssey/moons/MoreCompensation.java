package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.COMPENSATION_DUE;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Compensation +1/+2 (half): you take a card of compensation more, two beside another half moon.
public final class MoreCompensation {
  public static final Moon MORE_COMPENSATION =
      moon(35, "Compensation +1/+2", Group.HALF)
          .text("Take a card more as compensation; two with another half moon.")
          .bends(
              COMPENSATION_DUE,
              (game, me, subject, value) ->
                  subject == me ? value + Moons.of(game).half(me) : value);

  private MoreCompensation() {}
}
