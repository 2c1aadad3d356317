package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Hypochondriac: any remedy is welcome, few are offered, and tokens are handed on.
public final class Hypochondriac {
  public static final Judgement HYPOCHONDRIAC =
      Judgement.of("hypochondriac")
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("seat-2", (_, question) -> question.count() - 1)
          .answers("number", (_, _) -> 0);

  private Hypochondriac() {}
}
