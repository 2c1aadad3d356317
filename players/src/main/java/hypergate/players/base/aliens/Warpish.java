package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// The Warpish: all ships in the warp count for it.
public final class Warpish {
  public static final Judgement WARPISH = Judgement.of("warpish").reckoned(Reckoned.ADDS_WARP);

  private Warpish() {}
}
