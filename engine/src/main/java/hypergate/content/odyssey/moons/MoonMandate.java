package hypergate.content.odyssey.moons;

import static hypergate.game.Moon.moon;
import static hypergate.game.Query.COLONIES_NEEDED;

import hypergate.game.Moon;
import hypergate.game.Moon.Group;
import hypergate.game.piece.Planet;

/// Moon Mandate (new, full): colonies alone win nothing for whoever is on no moon.
public final class MoonMandate {
  public static final Moon MOON_MANDATE =
      moon(53, "Moon Mandate", Group.FULL)
          .isNew()
          .text("Nobody wins by its colonies who does not occupy a moon as well.")
          .bends(
              COLONIES_NEEDED,
              (game, me, subject, needed) ->
                  game.moons().isOnAny(subject) ? needed : Planet.MOST + 1);

  private MoonMandate() {}
}
