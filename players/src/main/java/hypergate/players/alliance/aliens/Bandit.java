package hypergate.players.alliance.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Bandit: whatever it may take it takes, the best first.
public final class Bandit {
  public static final Judgement BANDIT = Judgement.of("bandit").answers("cards", Bandit::take);

  private Bandit() {}

  private static int take(Outlook outlook, Question question) {
    int best = Find.either(Find.word(question, Word.DONE), Find.word(question, Word.NONE));
    double most = 0;
    for (int i = 0; i < question.count(); i++) {
      int choice = question.option(i);
      if (Choice.kind(choice) != Choice.CARD) continue;
      double worth = outlook.worthOf(Choice.value(choice));
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    return Math.max(0, best);
  }
}
