package hypergate.players.dominion.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Host keeps its sheet full and throws no flare away for nothing.
public final class Host {
  public static final Judgement HOST =
      Judgement.of("host")
          .worth(_ -> 1)
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("cards", (_, question) -> Math.max(0, Find.word(question, Word.DONE)))
          .answers("cards-2", (_, question) -> Math.max(0, Find.word(question, Word.DONE)));

  private Host() {}
}
