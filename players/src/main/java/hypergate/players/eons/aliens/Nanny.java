package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Nanny with its Pro keeps its negotiates.
public final class Nanny {
  public static final Judgement NANNY =
      Judgement.of("nanny")
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.NO)));

  private Nanny() {}
}
