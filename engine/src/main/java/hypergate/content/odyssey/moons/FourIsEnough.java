package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// 4 Is Enough (moon base): a foreign colony; in each regroup phase discard down to four cards.
public final class FourIsEnough {
  public static final Moon FOUR_IS_ENOUGH =
      moon(47, "4 Is Enough", Group.MOON_BASE)
          .text("Counts as a foreign colony. In each regroup phase discard down to four cards.")
          .isColony()
          .must(
              ANY,
              REGROUP_START,
              (game, me) -> game.cards().handSize(me) > 4,
              (game, me) -> game.verbs().sharing().discard(me, game.cards().handSize(me) - 4));

  private FourIsEnough() {}
}
