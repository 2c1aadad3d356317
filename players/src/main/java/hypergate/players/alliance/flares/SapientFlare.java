package hypergate.players.alliance.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Sapient's flare: the home colonies count where that turns the result.
public final class SapientFlare {
  public static final Judgement SAPIENT_FLARE =
      Judgement.of("flare-sapient")
          .worth("wild", outlook -> outlook.reinforcing.gain(outlook.me, homes(outlook)) - 0.2)
          .worth("super", _ -> 1.5);

  private SapientFlare() {}

  private static int homes(Outlook outlook) {
    return Long.bitCount(outlook.ships.homeColonies(outlook.me));
  }
}
