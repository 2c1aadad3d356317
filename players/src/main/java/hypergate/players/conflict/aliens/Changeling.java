package hypergate.players.conflict.aliens;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Changeling, which becomes whoever has the better power.
public final class Changeling {
  public static final Judgement CHANGELING =
      Judgement.of("changeling").answers("choice", Changeling::change);

  private Changeling() {}

  private static int change(Outlook outlook, Question question) {
    int both = Find.word(question, Word.BOTH);
    boolean better = outlook.powers(outlook.opponent()) > outlook.powers(outlook.me) + 1;
    if (!better) return Math.max(0, Find.word(question, Word.CARD));
    return both >= 0 ? both : Math.max(0, Find.word(question, Word.EXCHANGE));
  }
}
