package hypergate.players.eons.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// A monitor gives no leave.
public final class SheriffFlare {
  public static final Judgement SHERIFF_FLARE =
      Judgement.of("flare-sheriff")
          .answers("wild/choice", (_, question) -> Math.max(0, Find.word(question, Word.NO)));

  private SheriffFlare() {}
}
