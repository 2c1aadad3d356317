package hypergate.players.odyssey.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// Hurtz's flare: whoever is asked keeps its own power, which it knows.
public final class HurtzFlare {
  public static final Judgement HURTZ_FLARE =
      Judgement.of("flare-hurtz")
          .answers("wild/choice", (_, question) -> Math.max(0, Find.word(question, Word.NO)));

  private HurtzFlare() {}
}
