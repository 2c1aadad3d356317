package hypergate.players.eons.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.verb.Notation;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Peddler sells what it likes least to whoever bids; who holds many cards bids one of them.
public final class Peddler {
  private static final int MANY = 5;
  private static final int TECHS = 2;

  public static final Judgement PEDDLER =
      Judgement.of("peddler")
          .answers("card", (outlook, question) -> outlook.choosing.worst(question))
          .answers("card-2", (outlook, question) -> outlook.choosing.worst(question))
          .answers("card-3", (outlook, question) -> outlook.choosing.best(question))
          .answers("card-4", (outlook, question) -> outlook.choosing.worst(question))
          .answers("number-2", (_, question) -> Find.number(question, TECHS))
          .answers("choice", Peddler::bid)
          .answers("seat", (_, question) -> question.count() - 1);

  private Peddler() {}

  private static int bid(Outlook outlook, Question question) {
    int none = Math.max(0, Find.word(question, Word.NONE));
    if (outlook.view.hand().size() < MANY) return none;
    int one = Find.option(question, Choice.TERM, Notation.term(Notation.CARDS, 1));
    return one < 0 ? none : one;
  }
}
