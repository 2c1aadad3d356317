package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The AI looks at hands first, its opponent's before all others, then at what lies on sheets.
public final class Ai {
  private static final Word[] ORDER = {Word.CARD, Word.PILE, Word.SHEET, Word.COSMIC, Word.REWARD};

  public static final Judgement AI =
      Judgement.of("ai")
          .worth(_ -> 1)
          .answers("choice", (_, question) -> first(question))
          .answers("seat", Find::foe);

  private Ai() {}

  private static int first(Question question) {
    for (Word word : ORDER) if (Find.word(question, word) >= 0) return Find.word(question, word);
    return Math.max(0, Find.word(question, Word.STOP));
  }
}
