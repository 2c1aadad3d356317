package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.HOME_COLONIES;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Home +1/+2 (new, half): a further home colony, two beside another half moon.
public final class Home {
  public static final Moon HOME =
      moon(62, "Home +1/+2", Group.HALF)
          .isNew()
          .text("Counts as a home colony; as two with another half moon.")
          .bends(
              HOME_COLONIES,
              (game, me, subject, homes) ->
                  subject == me ? homes + Moons.of(game).half(me) : homes);

  private Home() {}
}
