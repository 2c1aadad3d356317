package hypergate.players.dominion.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Love's flare: a reward is less than a card of one's own, so it is refused.
public final class LoveFlare {
  public static final Judgement LOVE_FLARE =
      Judgement.of("flare-love")
          .worth("wild", _ -> 1.2)
          .worth("super", _ -> 0.5)
          .answers("wild/choice", (_, question) -> Math.max(0, Find.word(question, Word.NO)))
          .answers("wild/choice-2", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private LoveFlare() {}
}
