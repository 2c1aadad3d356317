package hypergate.content.classic.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PLAYED;

import hypergate.game.declare.Artifact;
import hypergate.variant.pulsars.Pulsar;
import hypergate.variant.pulsars.PulsarOptions;

/// Pulsar Zap (ED-3): answers a Pulsar that another player plays, in whatever way; nothing comes of
/// it and it is discarded.
public final class PulsarZap {
  public static final Artifact PULSAR_ZAP =
      artifact("zap-pulsar", "Pulsar Zap", "classic", 1)
          .ofPack("edict", "pulsar", PulsarOptions.PULSARS, "true")
          .text("Play when another player plays a Pulsar: it has no effect and is discarded.")
          .may(
              ANY,
              PLAYED,
              (game, me) ->
                  game.answering().seat() != me
                      && game.answering().ability().source() == Pulsar.SOURCE
                      && !game.answering().isCancelled(),
              (game, me) -> game.answering().cancel());

  private PulsarZap() {}
}
