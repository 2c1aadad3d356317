package hypergate.players.odyssey.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// Lloyd's flare: whoever is asked agrees and takes its reward.
public final class LloydFlare {
  public static final Judgement LLOYD_FLARE =
      Judgement.of("flare-lloyd")
          .worth("wild", _ -> 3)
          .worth("super", _ -> 0.5)
          .answers("super/choice-2", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("super/choice-3", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private LloydFlare() {}
}
