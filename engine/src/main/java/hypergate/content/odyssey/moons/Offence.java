package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Offence (full): the offense adds 1 for each occupied moon.
public final class Offence {
  public static final Moon OFFENCE =
      moon(16, "Offence", Group.FULL)
          .text("The offense adds 1 for each occupied moon.")
          .must(
              ANY,
              TOTALS,
              (game, me) -> game.encounter().attacks(game.encounter().offense()),
              (game, me) ->
                  game.encounter()
                      .sideOf(game.encounter().offense())
                      .add(Moons.of(game).occupied()));

  private Offence() {}
}
