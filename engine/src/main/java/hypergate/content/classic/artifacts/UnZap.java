package hypergate.content.classic.artifacts;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.variant.edicts.Edicts.edict;

import hypergate.game.declare.Artifact;

/// Un-Zap (ED-3): answers a zap of another player, card or tech; the zap comes to nothing, and what
/// it zapped works.
public final class UnZap {
  public static final Artifact UN_ZAP =
      edict("Un-Zap", "classic")
          .text(
              "Play when another player uses a card or tech that is called a Zap or counts as one:"
                  + " it has no effect and is used up.")
          .may(
              ANY,
              PLAYED,
              (game, me) ->
                  game.answering().seat() != me
                      && game.answering().isZap()
                      && !game.answering().isCancelled(),
              (game, me) -> game.answering().undo());

  private UnZap() {}
}
