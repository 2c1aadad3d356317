package hypergate.players.dominion.aliens;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Diplomat: a deal of three needs people who speak; whoever is asked agrees, since a failure
/// costs three ships.
public final class Diplomat {
  public static final Judgement DIPLOMAT =
      Judgement.of("diplomat")
          .worth(_ -> -1)
          .answers("seat", (_, question) -> Math.max(0, end(question)))
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private Diplomat() {}

  private static int end(Question question) {
    return Find.either(Find.word(question, Word.NONE), Find.word(question, Word.DONE));
  }
}
