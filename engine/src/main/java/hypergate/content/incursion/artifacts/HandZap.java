package hypergate.content.incursion.artifacts;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.rewards.RewardVariant.rewardArtifact;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;

/// Hand Zap: as an encounter begins a player, its own player too, gets a new hand as if it had no
/// encounter card.
public final class HandZap {
  private static final Prompt WHO = Prompt.of("hand-zap/seat");

  public static final Artifact HAND_ZAP =
      rewardArtifact("Hand Zap", "incursion")
          .text("At the start of an encounter: any player discards the hand and draws a new one.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> game.verbs().hands().newHand(Seat.of(game.current().target())))
          .naming(HandZap::name);

  private HandZap() {}

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHO, game.everybody()).index());
  }
}
