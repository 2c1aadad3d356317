package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Lloyd insures the ships of whom it has least to fear from; everybody takes what costs nothing.
public final class Lloyd {
  private static final Word[] ORDER = {Word.STOP, Word.ENCOUNTER, Word.SHIP};

  public static final Judgement LLOYD =
      Judgement.of("lloyd")
          .worth(_ -> 1.5)
          .answers("seat", Lloyd::friend)
          .answers("choice", (_, question) -> contents(question))
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("number", (_, question) -> Find.best(question, number -> number));

  private Lloyd() {}

  private static int friend(Outlook outlook, Question question) {
    return Find.best(question, value -> -outlook.threat(Seat.of(value)));
  }

  private static int contents(Question question) {
    for (Word word : ORDER) if (Find.word(question, word) >= 0) return Find.word(question, word);
    return 0;
  }
}
