package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.FLARE_LIMIT;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Flare +1/+2 (half): you may play a flare more in an encounter, two beside another half moon.
public final class MoreFlares {
  public static final Moon MORE_FLARES =
      moon(34, "Flare +1/+2", Group.HALF)
          .text("Play a flare more each encounter; two with another half moon.")
          .bends(
              FLARE_LIMIT,
              (game, me, subject, value) ->
                  subject == me ? value + Moons.of(game).half(me) : value);

  private MoreFlares() {}
}
