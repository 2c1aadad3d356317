package hypergate.players.incursion.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Bully's flare: two ships are given rather than a colony.
public final class BullyFlare {
  public static final Judgement BULLY_FLARE =
      Judgement.of("flare-bully")
          .answers("wild/choice", (_, question) -> Math.max(0, Find.word(question, Word.SHIP)));

  private BullyFlare() {}
}
