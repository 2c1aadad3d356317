package hypergate.content.dominion.artifacts;

import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.REWARDS;
import static hypergate.variant.rewards.RewardVariant.rewardArtifact;

import hypergate.game.Game;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;

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
    return game.verbs().rewards().shares(me);
  }

  // Drawn again out of what it has paid, it pays for this win no more (H-691).
  private static void collect(Game game, Seat me) {
    game.cards().spent(game.current().card());
    game.verbs().rewards().collect(me, due(game, me));
  }
}
