package hypergate.players.base.aliens;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Fodder: attacks between its own and the other's are thrown in, the highest first, until it
/// is enough.
public final class Fodder {
  /// Throws whatever is lower than the other's card.
  public static final int NO_FLOOR = -1000;

  public static final Judgement FODDER =
      Judgement.of("fodder")
          .worth(outlook -> throwing(outlook, floor(outlook)))
          .answers("cards", (outlook, question) -> thrown(outlook, question, floor(outlook)));

  private Fodder() {}

  private static int floor(Outlook outlook) {
    return outlook.encounter.faceValue(outlook.me);
  }

  private static int available(Outlook outlook, int floor) {
    int sum = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (isBetween(outlook, outlook.view.face(card), floor))
        sum += outlook.view.face(card).value();
    return sum;
  }

  private static boolean isBetween(Outlook outlook, Face face, int floor) {
    return face.kind() == Kind.ATTACK
        && face.value() > floor
        && face.value() < outlook.encounter.faceValue(outlook.opponent());
  }

  /// What it is worth to throw all cards above a floor.
  public static double throwing(Outlook outlook, int floor) {
    return outlook.reinforcing.gain(outlook.me, available(outlook, floor)) - 1;
  }

  /// The next card to throw.
  public static int thrown(Outlook outlook, Question question, int floor) {
    int left = 0;
    int best = -1;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.CARD) continue;
      left += outlook.view.face(Choice.value(question.option(i))).value() * question.available(i);
      best = i;
    }
    int thrown = available(outlook, floor) - left;
    int done = Find.word(question, Word.DONE);
    boolean enough = outlook.reinforcing.gain(outlook.me, thrown) > 0;
    return done >= 0 && enough || best < 0 ? Math.max(0, done) : best;
  }
}
