package hypergate.content.classic.artifacts;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.variant.edicts.Edicts.edict;

import hypergate.game.declare.Artifact;

/// Flare Zap (ED-2): answers a flare of another player; it has no effect and is discarded.
public final class FlareZap {
  public static final Artifact FLARE_ZAP =
      edict("zap-flare", "Flare Zap", "classic")
          .text("Play when another player plays a flare: it has no effect and is discarded.")
          .may(
              ANY,
              PLAYED,
              (game, me) ->
                  game.answering().seat() != me
                      && game.answering().isFlare()
                      && !game.answering().isCancelled(),
              (game, me) -> game.answering().cancel());

  private FlareZap() {}
}
