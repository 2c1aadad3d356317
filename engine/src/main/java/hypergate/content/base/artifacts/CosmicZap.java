package hypergate.content.base.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.game.declare.Artifact;

/// Cosmic Zap: cancels a use of a power, the own included, and shuts the power off
/// for the rest of the encounter.
public final class CosmicZap {
  public static final Artifact COSMIC_ZAP =
      artifact("Cosmic Zap", "base", 2)
          .text(
              "Play when any power is used: that use is cancelled and the power is off for this"
                  + " encounter.")
          .may(
              ANY,
              POWER_USED,
              (game, me) -> !game.answering().isCancelled() && game.answering().mayBeZappedBy(me),
              (game, me) -> game.verbs().zap());

  private CosmicZap() {}
}
