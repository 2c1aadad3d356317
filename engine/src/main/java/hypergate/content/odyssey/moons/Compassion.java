package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.SELECTABLE;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.word.Kind;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Compassion (full): main players must select a negotiate if they can.
public final class Compassion {
  public static final Moon COMPASSION =
      moon(25, "Compassion", Group.FULL)
          .text("Main players must select a negotiate if they can.")
          .bends(
              SELECTABLE,
              (game, me, subject, kinds) ->
                  (kinds & Kind.NEGOTIATE.bit()) != 0 ? Kind.NEGOTIATE.bit() : kinds);

  private Compassion() {}
}
