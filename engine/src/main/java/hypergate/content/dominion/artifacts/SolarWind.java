package hypergate.content.dominion.artifacts;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.variant.rewards.RewardVariant.rewardArtifact;

import hypergate.game.Game;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;

/// Solar Wind: what winning allies get changes places: defensive allies land on the planet,
/// offensive allies go home with rewards. A second one sets it right again.
public final class SolarWind {
  public static final Artifact SOLAR_WIND =
      rewardArtifact("Solar Wind", "dominion")
          .text(
              "After cards are revealed: winning defensive allies land on the planet, winning"
                  + " offensive allies get rewards and go home.")
          .may(ANY, REVEALED, SolarWind::blow);

  private SolarWind() {}

  private static void blow(Game game, Seat me) {
    if (game.encounter().is(Encounter.REWARDS_SWAPPED))
      game.encounter().unflag(Encounter.REWARDS_SWAPPED);
    else game.encounter().flag(Encounter.REWARDS_SWAPPED);
  }
}
