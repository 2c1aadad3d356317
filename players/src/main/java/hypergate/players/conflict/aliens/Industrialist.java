package hypergate.players.conflict.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Industrialist: its opponents keep what they have won, it adds what it has built.
public final class Industrialist {
  public static final Judgement INDUSTRIALIST =
      Judgement.of("industrialist")
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.NO)))
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private Industrialist() {}
}
