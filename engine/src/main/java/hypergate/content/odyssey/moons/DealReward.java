package hypergate.content.odyssey.moons;

import static hypergate.game.Moon.moon;
import static hypergate.game.Role.MAIN;
import static hypergate.game.Window.OUTCOME;

import hypergate.game.Moon;
import hypergate.game.Moon.Group;
import hypergate.game.Outcome;

/// Deal Reward (hub): after a deal of yours you get one reward.
public final class DealReward {
  public static final Moon DEAL_REWARD =
      moon(37, "Deal Reward", Group.HUB)
          .text("After your successful deal gain one reward.")
          .must(
              MAIN,
              OUTCOME,
              (game, me) -> game.encounter().outcome() == Outcome.DEAL,
              (game, me) -> game.rewards().collect(me, 1));

  private DealReward() {}
}
