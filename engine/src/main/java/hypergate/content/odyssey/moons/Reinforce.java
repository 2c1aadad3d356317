package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.REINFORCEMENT_WORTH;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Reinforce +2/+4 (half): each reinforcement you play adds 2 more, 4 beside another half moon.
public final class Reinforce {
  public static final Moon REINFORCE =
      moon(29, "Reinforce +2/+4", Group.HALF)
          .text("Each reinforcement you play adds 2 more; 4 with another half moon.")
          .bends(
              REINFORCEMENT_WORTH,
              (game, me, subject, value) ->
                  subject == me ? value + 2 * Moons.of(game).half(me) : value);

  private Reinforce() {}
}
