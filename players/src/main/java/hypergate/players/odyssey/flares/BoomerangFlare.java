package hypergate.players.odyssey.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Boomerang's flare, once ships are about to be lost.
public final class BoomerangFlare {
  private static final double SHIP = 0.7;

  public static final Judgement BOOMERANG_FLARE =
      Judgement.of("flare-boomerang").worth("wild", BoomerangFlare::worth);

  private BoomerangFlare() {}

  // As the outcome is known and before that nobody knows whose ships go.
  private static double worth(Outlook outlook) {
    if (!outlook.encounter.outcome().isWin()) return -1;
    boolean beaten = outlook.encounter.sideOf(outlook.me) != outlook.encounter.winners();
    return beaten ? SHIP * outlook.encounter.shipsOf(outlook.me) : -1;
  }
}
