package hypergate.players.conflict.aliens;

import hypergate.game.card.Face;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Visionary: it dictates low attacks that many hold.
public final class Visionary {
  private static final int COMMON = 6;

  public static final Judgement VISIONARY =
      Judgement.of("visionary")
          .answers(
              "card", (outlook, question) -> Find.best(question, card -> worth(outlook, card)));

  private Visionary() {}

  private static double worth(Outlook outlook, int card) {
    Face face = outlook.view.face(card);
    return face.kind() == Kind.ATTACK ? -Math.abs(face.value() - COMMON) : -COMMON;
  }
}
