package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Cult: whoever is asked joins unless it leads, and stays.
public final class TheCult {
  public static final Judgement THE_CULT =
      Judgement.of("the-cult")
          .answers("choice", TheCult::joins)
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.NO)))
          .answers("choice-3", (_, question) -> Math.max(0, Find.word(question, Word.NO)));

  private TheCult() {}

  private static int joins(Outlook outlook, Question question) {
    boolean leads = outlook.leader() == outlook.me;
    return Math.max(0, Find.word(question, leads ? Word.NO : Word.YES));
  }
}
