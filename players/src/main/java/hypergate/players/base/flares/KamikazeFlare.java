package hypergate.players.base.flares;

import hypergate.players.base.aliens.Kamikaze;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Kamikaze's flare: two ships for a higher total.
public final class KamikazeFlare {
  public static final Judgement KAMIKAZE_FLARE =
      Judgement.of("flare-kamikaze")
          .worth("wild", KamikazeFlare::burning)
          .answers("wild/ships", Kamikaze::burn);

  private KamikazeFlare() {}

  private static double burning(Outlook outlook) {
    return outlook.isRich()
        ? outlook.selecting.bonusGain(6) - 2 * outlook.ship(outlook.me) - 1
        : -1;
  }
}
