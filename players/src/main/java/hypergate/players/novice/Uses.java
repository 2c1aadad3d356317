package hypergate.players.novice;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.game.word.Window;

/// Whether to use a power, a flare, an artifact or a tech that could be used now: each is given a
/// worth in points by a rule of thumb, and the best one is used if it is worth anything.
public final class Uses {
  private final Outlook outlook;

  Uses(Outlook outlook) {
    this.outlook = outlook;
  }

  /// Answers `use`.
  public int use(Question question) {
    int best = outlook.reinforcing.choose(question);
    boolean plays = best >= 0 && Choice.kind(question.option(best)) == Choice.CARD;
    if (best < 0) best = Math.max(0, Find.word(question, Word.PASS));
    double most = plays ? 1.5 : 0;
    Window window = question.window();
    boolean stops = window == Window.PLAYED || window == Window.POWER_USED;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.USE) continue;
      Judged judged = outlook.judgements.use(question.notation(i));
      double worth = stops ? judged.stops(outlook) : judged.worth(outlook);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }
}
