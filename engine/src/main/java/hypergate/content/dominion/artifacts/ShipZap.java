package hypergate.content.dominion.artifacts;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.variant.rewards.RewardVariant.rewardArtifact;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;

/// Ship Zap: at any time one ship of anybody goes to the warp, from wherever it is; from out of the
/// game it comes back that way.
public final class ShipZap {
  private static final Prompt WHOSE = Prompt.of("ship-zap/seat");
  private static final Prompt WHERE = Prompt.of("ship-zap/planet");

  public static final Artifact SHIP_ZAP =
      rewardArtifact("Ship Zap", "dominion")
          .text("At any time: one ship goes to the warp from anywhere, even from out of the game.")
          .may(ANY, REGROUP_START, ShipZap::isAny, ShipZap::strike)
          .naming(ShipZap::name)
          .may(ANY, AIMED, ShipZap::isAny, ShipZap::strike)
          .naming(ShipZap::name)
          .may(ANY, BEFORE_SELECTION, ShipZap::isAny, ShipZap::strike)
          .naming(ShipZap::name)
          .may(ANY, REVEALED, ShipZap::isAny, ShipZap::strike)
          .naming(ShipZap::name);

  private ShipZap() {}

  private static boolean isAny(Game game, Seat me) {
    return game.verbs().losses().withShips() != 0;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.verbs().losses().nameShip(me, WHOSE, WHERE));
  }

  private static void strike(Game game, Seat me) {
    game.verbs().losses().intoWarp(game.current().target());
  }
}
