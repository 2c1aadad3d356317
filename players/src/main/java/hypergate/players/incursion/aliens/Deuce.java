package hypergate.players.incursion.aliens;

import hypergate.game.card.Face;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Deuce: beside an attack the best that is no higher, beside a negotiate its worst card.
public final class Deuce {
  public static final Judgement DEUCE =
      Judgement.of("deuce")
          .answers("card", Deuce::lay)
          .answers("card-2", (outlook, question) -> outlook.choosing.best(question));

  private Deuce() {}

  private static int lay(Outlook outlook, Question question) {
    Face first = outlook.selecting.chosen();
    return Find.best(question, card -> worth(outlook, first, card));
  }

  private static double worth(Outlook outlook, Face first, int card) {
    Face face = outlook.view.face(card);
    if (first.kind() == Kind.NEGOTIATE) return -outlook.worthOf(card);
    if (face.kind() == Kind.NEGOTIATE) return -100;
    if (face.kind() == Kind.MORPH) return 8;
    return face.value() <= first.value() ? face.value() : 5 - 0.5 * face.value();
  }
}
