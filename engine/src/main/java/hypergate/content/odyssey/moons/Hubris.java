package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.HOME_COLONIES_NEEDED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Hubris (secret): too few home colonies do not cost you your power.
public final class Hubris {
  public static final Moon HUBRIS =
      moon(84, "Hubris", Group.SECRET)
          .text("Too few home colonies do not cost you your power.")
          .bends(HOME_COLONIES_NEEDED, (game, me, subject, needed) -> subject == me ? 0 : needed);

  private Hubris() {}
}
