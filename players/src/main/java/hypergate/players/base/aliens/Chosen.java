package hypergate.players.base.aliens;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Chosen: what is drawn is added to an attack that would lose, or takes its place.
public final class Chosen {
  public static final Judgement CHOSEN = Judgement.of("chosen").answers("card", Chosen::gift);

  private Chosen() {}

  private static boolean isLosing(Outlook outlook) {
    boolean offense = outlook.me == outlook.encounter.offense();
    boolean wants = outlook.reinforcing.wantsOffense();
    return wants == offense && outlook.reinforcing.offenseWins(0) != wants;
  }

  private static int gift(Outlook outlook, Question question) {
    return isLosing(outlook)
        ? outlook.choosing.pick(question, 1, 0.55)
        : Math.max(0, Find.word(question, Word.NONE));
  }
}
