package hypergate.players.conflict.aliens;

import hypergate.game.card.Face;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Graviton, which counts the digit that its own card is rich in.
public final class Graviton {
  /// What an attack of the deck shows on the average: by its tens, by its ones, and as it is.
  private static final double TENS = 0.7;

  private static final double ONES = 3.3;
  private static final double WHOLE = 10;

  public static final Judgement GRAVITON =
      Judgement.of("graviton").worth(Graviton::worth).answers("choice", Graviton::call);

  private Graviton() {}

  private static double worth(Outlook outlook) {
    Face face = outlook.selecting.chosen();
    if (face.kind() != Kind.ATTACK) return -1;
    double gain = Math.max(tens(face), ones(face)) - (face.value() - WHOLE);
    return gain * 0.3 - 0.3;
  }

  private static double tens(Face face) {
    int digit = face.value() / 10;
    return digit - TENS;
  }

  private static double ones(Face face) {
    return face.value() % 10 - ONES;
  }

  private static int call(Outlook outlook, Question question) {
    Face face = outlook.selecting.chosen();
    return Math.max(0, Find.word(question, tens(face) > ones(face) ? Word.TENS : Word.ONES));
  }
}
