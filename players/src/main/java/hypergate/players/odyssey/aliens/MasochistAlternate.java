package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// The alternate Masochist, which wins by losing its ships; whoever can keep them from the warp
/// does so.
public final class MasochistAlternate {
  public static final Judgement MASOCHIST_ALTERNATE =
      Judgement.of("masochist-alternate")
          .reckoned(Reckoned.LIKES_LOSSES)
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private MasochistAlternate() {}
}
