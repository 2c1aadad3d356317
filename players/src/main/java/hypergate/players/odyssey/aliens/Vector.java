package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Vector: a foreign colony rather than rewards.
public final class Vector {
  public static final Judgement VECTOR =
      Judgement.of("vector")
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.COLONY)));

  private Vector() {}
}
