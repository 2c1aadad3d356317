package hypergate.players.storm.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Coordinator: somebody who can be beaten; what it leaves goes to the bottom.
public final class Coordinator {
  public static final Judgement COORDINATOR =
      Judgement.of("coordinator")
          .worth(_ -> 1)
          .answers("choice", (_, question) -> Find.word(question, Word.BOTTOM));

  private Coordinator() {}
}
