package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Word;
import hypergate.players.eons.aliens.Perfectionist;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The alternate Perfectionist, which gets nothing for its rejects, gets rid of burdens alone; in
/// need it keeps its hand.
public final class PerfectionistAlternate {
  private static final double BURDEN = 0.2;

  public static final Judgement PERFECTIONIST_ALTERNATE =
      Judgement.of("perfectionist-alternate")
          .worth(outlook -> Perfectionist.worth(outlook, BURDEN))
          .answers("cards", (outlook, question) -> Perfectionist.reject(outlook, question, BURDEN))
          .answers("cards-2", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers(
              "cards-3", (outlook, question) -> Perfectionist.reject(outlook, question, BURDEN));

  private PerfectionistAlternate() {}
}
