package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.REWARDS_DUE;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Rewards +1/+2 (half): you get a reward more, two beside another half moon.
public final class MoreRewards {
  public static final Moon MORE_REWARDS =
      moon(31, "Rewards +1/+2", Group.HALF)
          .text("Gain a reward more; two with another half moon.")
          .bends(
              REWARDS_DUE,
              (game, me, subject, value) ->
                  subject == me ? value + Moons.of(game).half(me) : value);

  private MoreRewards() {}
}
