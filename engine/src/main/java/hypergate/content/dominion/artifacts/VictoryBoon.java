package hypergate.content.dominion.artifacts;

import static hypergate.game.Role.DEFENSE;
import static hypergate.game.Window.REWARDS;
import static hypergate.variant.rewards.RewardVariant.rewardArtifact;

import hypergate.game.Artifact;
import hypergate.game.Game;
import hypergate.game.Outcome;
import hypergate.game.Query;
import hypergate.game.piece.Seat;

/// Victory Boon: a defense that has won collects rewards for its ships on the planet, like a
/// defensive ally.
public final class VictoryBoon {
  public static final Artifact VICTORY_BOON =
      rewardArtifact("Victory Boon", "dominion")
          .text("After you win as the defense: collect rewards like a defensive ally.")
          .may(DEFENSE, REWARDS, (game, me) -> due(game, me) > 0, VictoryBoon::collect);

  private VictoryBoon() {}

  private static int due(Game game, Seat me) {
    if (game.encounter().outcome() != Outcome.DEFENSE_WINS) return 0;
    int ships = game.encounter().counting(me, game.encounter().shipsAtEnd(me));
    return game.query(Query.REWARDS_DUE, me, ships);
  }

  private static void collect(Game game, Seat me) {
    game.verbs().rewards().collect(me, due(game, me));
  }
}
