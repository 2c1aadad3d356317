package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Assessor keeps the best card of eight and refunds what it misses least.
public final class Assessor {
  public static final Judgement ASSESSOR =
      Judgement.of("assessor")
          .answers("card", (outlook, question) -> Find.best(question, outlook::worthOf))
          .answers("cards", Assessor::refund);

  private Assessor() {}

  private static int refund(Outlook outlook, Question question) {
    int done = Find.word(question, Word.DONE);
    return done >= 0 ? done : Find.best(question, card -> -outlook.worthOf(card));
  }
}
