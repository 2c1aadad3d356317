package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Defence (full): the defense adds 1 for each occupied moon.
public final class Defence {
  public static final Moon DEFENCE =
      moon(17, "Defence", Group.FULL)
          .text("The defense adds 1 for each occupied moon.")
          .must(
              ANY,
              TOTALS,
              (game, me) -> game.encounter().attacks(game.encounter().defense()),
              (game, me) ->
                  game.encounter()
                      .sideOf(game.encounter().defense())
                      .add(Moons.of(game).occupied()));

  private Defence() {}
}
