package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Moon Shine (full): as an encounter begins every player but the offense draws a card.
public final class MoonShine {
  public static final Moon MOON_SHINE =
      moon(27, "Moon Shine", Group.FULL)
          .text("In regroup every player but the offense draws a card.")
          .must(
              ANY,
              REGROUP_START,
              (game, me) ->
                  game.verbs()
                      .sharing()
                      .draw(game.everybody() & ~game.encounter().offense().bit(), 1));

  private MoonShine() {}
}
