package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// A rule that the Anarchist would share is welcome.
public final class Anarchist {
  public static final Judgement ANARCHIST =
      Judgement.of("anarchist")
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private Anarchist() {}
}
