package hypergate.content.odyssey.tech;

import static hypergate.game.Role.ANY;
import static hypergate.game.Tech.tech;

import hypergate.game.Game;
import hypergate.game.Payment;
import hypergate.game.Step;
import hypergate.game.Tech;
import hypergate.game.piece.Seat;

/// Rewards Distributor: completing it brings the reward deck into the game. It is discarded, and
/// its owner draws two cards from that deck. Of the ultra rewards nothing is known.
public final class RewardsDistributor {
  public static final Tech REWARDS_DISTRIBUTOR =
      tech("Rewards Distributor", "odyssey", ANY, Step.REGROUP)
          .pays(Payment.total(10))
          .drawsAnother()
          .text(
              "Complete this to bring the reward deck into the game, if it is not there yet. Then"
                  + " it is discarded and you draw two reward cards.")
          .whenCompleted(RewardsDistributor::distribute);

  private RewardsDistributor() {}

  private static void distribute(Game game, Seat me) {
    game.rewards().open();
    game.verbs().research().discard(game.here());
    game.rewards().draw(me, 2);
  }
}
