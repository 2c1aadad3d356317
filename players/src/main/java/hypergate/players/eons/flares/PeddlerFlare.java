package hypergate.players.eons.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Peddler's flare: nobody of this kind bids for a whole hand.
public final class PeddlerFlare {
  public static final Judgement PEDDLER_FLARE =
      Judgement.of("flare-peddler")
          .answers("wild/choice", (_, question) -> Math.max(0, Find.word(question, Word.NO)))
          .answers("wild/choice-2", (_, question) -> Math.max(0, Find.word(question, Word.NONE)));

  private PeddlerFlare() {}
}
