package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Sorcerer's flare: the opponent's powers for ours.
public final class SorcererFlare {
  public static final Judgement SORCERER_FLARE =
      Judgement.of("flare-sorcerer").worth("wild", SorcererFlare::exchanging);

  private SorcererFlare() {}

  private static double exchanging(Outlook outlook) {
    if (!outlook.encounter.isMain(outlook.me)) return -1;
    return outlook.powers(outlook.opponent()) - outlook.powers(outlook.me) - 2.5;
  }
}
