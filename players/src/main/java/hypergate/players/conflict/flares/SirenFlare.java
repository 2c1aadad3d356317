package hypergate.players.conflict.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Siren's flare: a colony is better than rewards.
public final class SirenFlare {
  public static final Judgement SIREN_FLARE =
      Judgement.of("flare-siren")
          .answers("super/choice", (_, question) -> Math.max(0, Find.word(question, Word.COLONY)));

  private SirenFlare() {}
}
