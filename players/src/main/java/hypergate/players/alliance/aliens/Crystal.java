package hypergate.players.alliance.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.table.Encounter;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Crystal: whoever can discard for it does so where that turns the result.
public final class Crystal {
  public static final Judgement CRYSTAL = Judgement.of("crystal").answers("card", Crystal::card);

  private Crystal() {}

  private static int card(Outlook outlook, Question question) {
    int best = Math.max(0, Find.word(question, Word.NONE));
    double most = 0.5;
    for (int i = 0; i < question.count(); i++) {
      int choice = question.option(i);
      if (Choice.kind(choice) != Choice.CARD || gain(outlook, Choice.value(choice)) <= most)
        continue;
      most = gain(outlook, Choice.value(choice));
      best = i;
    }
    return best;
  }

  private static double gain(Outlook outlook, int card) {
    Encounter encounter = outlook.encounter;
    int value = encounter.value(encounter.sideOf(outlook.me).main());
    int factor = outlook.view.face(card).value();
    return outlook.reinforcing.gain(outlook.me, value * factor - value);
  }
}
