package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The alternate Grumpus founds a colony wherever it may.
public final class GrumpusAlternate {
  public static final Judgement GRUMPUS_ALTERNATE =
      Judgement.of("grumpus-alternate").answers("planet", GrumpusAlternate::where);

  private GrumpusAlternate() {}

  private static int where(Outlook outlook, Question question) {
    return Find.word(question, Word.NONE) == 0 && question.count() > 1 ? 1 : 0;
  }
}
