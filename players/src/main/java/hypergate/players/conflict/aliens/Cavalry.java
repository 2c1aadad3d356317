package hypergate.players.conflict.aliens;

import hypergate.game.card.Face;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Cavalry: a good attack where its ships can win, a negotiate where they are lost.
public final class Cavalry {
  private static final int LITTLE = 4;

  public static final Judgement CAVALRY =
      Judgement.of("cavalry").worth(outlook -> 1.5).answers("card", Cavalry::lay);

  private Cavalry() {}

  // A negotiate is worth as many cards as it has ships there.
  private static int lay(Outlook outlook, Question question) {
    return Find.best(question, card -> worth(outlook, card));
  }

  private static double worth(Outlook outlook, int card) {
    Face face = outlook.view.face(card);
    if (face.kind() != Kind.ATTACK) return LITTLE;
    return Math.min(face.value(), 12) - Math.max(0, face.value() - 12) * 0.3;
  }
}
