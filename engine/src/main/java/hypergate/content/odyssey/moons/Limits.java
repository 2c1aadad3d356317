package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.ENCOUNTERS_PER_TURN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.CONTINUING;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.table.Encounter;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Limits (moon base): a foreign colony; one encounter in each of your turns.
public final class Limits {
  public static final Moon LIMITS =
      moon(50, "Limits", Group.MOON_BASE)
          .text("Counts as a foreign colony. You have at most one encounter in each of your turns.")
          .isColony()
          .bends(ENCOUNTERS_PER_TURN, (game, me, subject, most) -> subject == me ? 1 : most)
          // H-218: a power that gives a further encounter gives none.
          .must(OFFENSE, CONTINUING, (game, me) -> game.encounter().flag(Encounter.TURN_OVER));

  private Limits() {}
}
