package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.FOREIGN_COLONIES;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Omega Base (full): each foreign colony on its planet counts as two.
public final class OmegaBase {
  public static final Moon OMEGA_BASE =
      moon(22, "Omega Base", Group.FULL)
          .text("Each foreign colony on this planet counts as two.")
          .bends(
              FOREIGN_COLONIES,
              (game, me, subject, colonies) ->
                  (game.ships().foreignColonies(subject) & Moons.of(game).here().bit()) != 0
                      ? colonies + 1
                      : colonies);

  private OmegaBase() {}
}
