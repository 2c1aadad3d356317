package hypergate.players.incursion.flares;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Genius's flare: most attacks lie between six and twelve.
public final class GeniusFlare {
  private static final int COMMON = 9;

  public static final Judgement GENIUS_FLARE =
      Judgement.of("flare-genius")
          .answers("super/number", (_, question) -> Find.number(question, COMMON));

  private GeniusFlare() {}
}
