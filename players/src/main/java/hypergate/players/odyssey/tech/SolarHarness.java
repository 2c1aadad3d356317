package hypergate.players.odyssey.tech;

import hypergate.game.piece.Sizes;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Solar Harness, while nothing is parked in it.
public final class SolarHarness {
  public static final Judgement SOLAR_HARNESS =
      Judgement.of("solar-harness").worth(outlook -> parks(outlook) ? 0.2 : -1);

  private SolarHarness() {}

  private static boolean parks(Outlook outlook) {
    for (int slot = 0; slot < Sizes.TECH_SLOTS; slot++)
      if (outlook.view.techs().isOf(slot, outlook.me)
          && outlook.view.techs().isComplete(slot)
          && outlook.view.techs().tech(slot).id().equals("solar-harness")
          && outlook.view.techs().stored(slot) < 0) return true;
    return false;
  }
}
