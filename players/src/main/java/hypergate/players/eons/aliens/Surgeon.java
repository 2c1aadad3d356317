package hypergate.players.eons.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.verb.Notation;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Surgeon sells what it likes least for whatever is bid; who holds many cards bids one of
/// them.
public final class Surgeon {
  private static final int MANY = 5;

  public static final Judgement SURGEON =
      Judgement.of("surgeon")
          .worth(_ -> 1)
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.CARD)))
          .answers("card", (outlook, question) -> outlook.choosing.worst(question))
          .answers("choice-2", Surgeon::bid)
          .answers("seat-2", (_, question) -> question.count() - 1)
          .answers("choice-3", Surgeon::buy)
          .answers("card-2", (outlook, question) -> outlook.choosing.worst(question))
          .answers("cards", (_, question) -> Math.max(0, Find.word(question, Word.DONE)));

  private Surgeon() {}

  /// A card that chance picks, of many; else nothing.
  public static int bid(Outlook outlook, Question question) {
    int none = Math.max(0, Find.word(question, Word.NONE));
    if (outlook.view.hand().size() < MANY) return none;
    int one = Find.option(question, Choice.TERM, Notation.term(Notation.CARDS, 1));
    return one < 0 ? none : one;
  }

  private static int buy(Outlook outlook, Question question) {
    Word says = outlook.view.hand().size() < MANY ? Word.NO : Word.YES;
    return Math.max(0, Find.word(question, says));
  }
}
