package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.COLONIES_NEEDED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.piece.Planet;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Moon Mandate (new, full): colonies alone win nothing for whoever is on no moon.
public final class MoonMandate {
  public static final Moon MOON_MANDATE =
      moon(53, "Moon Mandate", Group.FULL)
          .isNew()
          .text("Nobody wins by its colonies who does not occupy a moon as well.")
          .bends(
              COLONIES_NEEDED,
              (game, me, subject, needed) ->
                  Moons.of(game).isOnAny(subject) ? needed : Planet.MOST + 1);

  private MoonMandate() {}
}
