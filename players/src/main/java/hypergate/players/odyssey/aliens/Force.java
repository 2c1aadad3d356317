package hypergate.players.odyssey.aliens;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Force: it looks when it holds a high attack or a negotiate to spare, and puts its highest
/// attack in the place of a low one.
public final class Force {
  private static final int HIGH = 15;

  public static final Judgement FORCE =
      Judgement.of("force").worth(Force::worth).answers("card", Force::exchange);

  private Force() {}

  private static double worth(Outlook outlook) {
    return highest(outlook) >= HIGH ? 1 : -1;
  }

  private static int highest(Outlook outlook) {
    int highest = 0;
    for (int card = outlook.view.hand().next(0);
        card >= 0;
        card = outlook.view.hand().next(card + 1)) {
      Face face = outlook.view.cards().face(card);
      if (face.kind() == Kind.ATTACK) highest = Math.max(highest, face.value());
    }
    return highest;
  }

  private static int exchange(Outlook outlook, Question question) {
    int none = Math.max(0, Find.word(question, Word.NONE));
    int best = none;
    int most = HIGH;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.CARD) continue;
      Face face = outlook.view.cards().face(Choice.value(question.option(i)));
      if (face.kind() != Kind.ATTACK || face.value() < most) continue;
      most = face.value();
      best = i;
    }
    return best;
  }
}
