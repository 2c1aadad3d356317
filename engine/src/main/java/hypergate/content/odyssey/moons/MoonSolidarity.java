package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Moon Solidarity (secret): as an ally you add one for each occupied moon.
public final class MoonSolidarity {
  public static final Moon MOON_SOLIDARITY =
      moon(80, "Moon Solidarity", Group.SECRET)
          .text("As an ally add the number of occupied moons to your side.")
          .must(
              ALLY,
              TOTALS,
              (game, me) -> game.encounter().sideOf(me).add(Moons.of(game).occupied()));

  private MoonSolidarity() {}
}
