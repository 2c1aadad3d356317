package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.SPARES_HIGHEST;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Restraint (new, moon base): a further colony; your highest attack card is the last you may
/// select.
public final class Restraint {
  public static final Moon RESTRAINT =
      moon(54, "Restraint", Group.MOON_BASE)
          .isNew()
          .text(
              "Counts as a further colony. You may not select your highest attack card unless you"
                  + " have no other one.")
          .isColonyWhereItIs()
          .bends(SPARES_HIGHEST, (game, me, subject, spares) -> subject == me ? 1 : spares);

  private Restraint() {}
}
