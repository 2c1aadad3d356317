package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Sheriff seizes what it can, all of it.
public final class Sheriff {
  public static final Judgement SHERIFF =
      Judgement.of("sheriff")
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("number", (_, question) -> question.count() - 1);

  private Sheriff() {}
}
