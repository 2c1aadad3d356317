package hypergate.players.alliance.aliens;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Skeptic: it doubts where its side is likely to win. Whoever is doubted agrees with a hand
/// that promises worse than giving in.
public final class Skeptic {
  private static final double LIKELY = 0.65;
  private static final double WORSE = 1;

  public static final Judgement SKEPTIC =
      Judgement.of("skeptic").worth(Skeptic::doubt).answers("choice", Skeptic::answer);

  private Skeptic() {}

  /// What it is worth to double the stakes now.
  public static double doubt(Outlook outlook) {
    double chance = outlook.forecast.read().offenseChance();
    double own = outlook.sideOf(outlook.me) > 0 ? chance : 1 - chance;
    return own > LIKELY ? 2 * own : -1;
  }

  private static int answer(Outlook outlook, Question question) {
    boolean offense = outlook.me == outlook.encounter.offense();
    double given = offense ? 0 : outlook.landing();
    boolean agrees = outlook.selecting.best() < given - WORSE;
    return Find.word(question, agrees ? Word.YES : Word.NO);
  }
}
