package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// The Healer's flare saves a power from a zap, which some are glad of.
public final class HealerFlare {
  public static final Judgement HEALER_FLARE =
      Judgement.of("flare-healer")
          .worth("wild", outlook -> outlook.has(outlook.me, Reckoned.WINS_ZAPPED) ? -1 : 1.5);

  private HealerFlare() {}
}
