package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.word.Outcome;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Deal Reward (hub): after a deal of yours you get one reward.
public final class DealReward {
  public static final Moon DEAL_REWARD =
      moon(37, "Deal Reward", Group.HUB)
          .text("After your successful deal gain one reward.")
          .must(
              MAIN,
              OUTCOME,
              (game, me) -> game.encounter().outcome() == Outcome.DEAL,
              (game, me) -> game.verbs().rewards().collect(me, 1));

  private DealReward() {}
}
