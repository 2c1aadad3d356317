package hypergate.players.odyssey.hazards;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Psionic Resonator: shown it costs nothing; it is discarded only when that turns the result
/// for us.
public final class PsionicResonator {
  public static final Judgement PSIONIC_RESONATOR =
      Judgement.of("psionic-resonator").answers("number", PsionicResonator::tune);

  private PsionicResonator() {}

  private static int tune(Outlook outlook, Question question) {
    int best = Math.max(0, Find.word(question, Word.NONE));
    double most = 0;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.NUMBER) continue;
      int number = Choice.asNumber(question.option(i));
      int more = number - outlook.encounter.value(outlook.me);
      double worth = outlook.reinforcing.gain(outlook.me, more) - (number > 15 ? 2.5 : 0);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }
}
