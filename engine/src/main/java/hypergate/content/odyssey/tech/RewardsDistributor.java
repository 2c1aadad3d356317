package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.rewards.RewardDeck;
import hypergate.variant.technology.Payment;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Rewards Distributor: completing it brings the reward deck into the game. It is discarded, and
/// its owner draws two cards from that deck. Of the ultra rewards nothing is known.
public final class RewardsDistributor {
  public static final Tech REWARDS_DISTRIBUTOR =
      tech("Rewards Distributor", "odyssey", ANY, Step.REGROUP)
          .pays(Payment.total(10))
          .drawsAnother()
          .bringsPart(RewardDeck.class)
          .text(
              "Complete this to bring the reward deck into the game, if it is not there yet. Then"
                  + " it is discarded and you draw two reward cards.")
          .whenCompleted(RewardsDistributor::distribute);

  private RewardsDistributor() {}

  private static void distribute(Game game, Seat me) {
    RewardDeck.of(game).open();
    Techs.of(game).research().discard(game.here());
    RewardDeck.of(game).draw(me, 2);
  }
}
