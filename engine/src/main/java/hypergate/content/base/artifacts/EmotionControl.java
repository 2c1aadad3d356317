package hypergate.content.base.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REINFORCING;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;

/// Emotion Control: all revealed attacks become negotiates. Possible before and
/// after reinforcements; those are then wasted.
public final class EmotionControl {
  public static final Artifact EMOTION_CONTROL =
      artifact("Emotion Control", "base", 1)
          .text("After cards are revealed: all revealed attack cards become negotiates.")
          .may(ANY, REVEALED, EmotionControl::anyAttack, EmotionControl::calm)
          .may(ANY, REINFORCING, EmotionControl::anyAttack, EmotionControl::calm);

  private EmotionControl() {}

  private static boolean anyAttack(Game game, Seat me) {
    return game.encounter().attacks(game.encounter().offense())
        || game.encounter().attacks(game.encounter().defense());
  }

  private static void calm(Game game, Seat me) {
    soothe(game, game.encounter().offense());
    soothe(game, game.encounter().defense());
  }

  private static void soothe(Game game, Seat main) {
    if (game.encounter().attacks(main)) game.encounter().becomes(main, Kind.NEGOTIATE, 0);
  }
}
