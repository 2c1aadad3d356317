package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Boomerang empties its sheet as fast as it may, and attacks abroad.
public final class Boomerang {
  public static final Judgement BOOMERANG =
      Judgement.of("boomerang")
          .answers("number", (_, question) -> Find.best(question, number -> number))
          .answers("planet", (_, question) -> Math.max(0, Find.word(question, Word.NONE)));

  private Boomerang() {}
}
