package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEAL_FAILED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Failed Deal -1/-2 (half): when a deal fails you lose a ship less, two beside another half moon.
public final class FailedDeal {
  public static final Moon FAILED_DEAL =
      moon(28, "Failed Deal -1/-2", Group.HALF)
          .text("When your deal fails lose a ship less; two with another half moon.")
          .must(
              MAIN,
              DEAL_FAILED,
              (game, me) ->
                  game.encounter()
                      .penalty(
                          me, Math.max(0, game.encounter().penalty(me) - Moons.of(game).half(me))));

  private FailedDeal() {}
}
