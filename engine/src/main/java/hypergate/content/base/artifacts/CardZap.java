package hypergate.content.base.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PLAYED;

import hypergate.game.declare.Artifact;

/// Card Zap: answers an artifact or flare of another player; it has no effect and is
/// discarded.
public final class CardZap {
  public static final Artifact CARD_ZAP =
      artifact("Card Zap", "base", 2)
          .text(
              "Play when another player plays an artifact or flare: it has no effect and is"
                  + " discarded.")
          .may(
              ANY,
              PLAYED,
              (game, me) ->
                  game.answering().seat() != me
                      && (game.answering().isArtifact() || game.answering().isFlare())
                      && !game.answering().isCancelled(),
              (game, me) -> game.answering().cancel());

  private CardZap() {}
}
