package hypergate.players.odyssey.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Wrack's flare stakes the encounter on the other's consent; who is asked consents.
public final class WrackFlare {
  public static final Judgement WRACK_FLARE =
      Judgement.of("flare-wrack")
          .answers("super/choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private WrackFlare() {}
}
