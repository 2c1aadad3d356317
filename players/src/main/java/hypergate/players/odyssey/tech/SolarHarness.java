package hypergate.players.odyssey.tech;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.variant.technology.Techs;

/// The Solar Harness, while nothing is parked in it.
public final class SolarHarness {
  public static final Judgement SOLAR_HARNESS =
      Judgement.of("solar-harness").worth(outlook -> parks(outlook) ? 0.2 : -1);

  private SolarHarness() {}

  private static boolean parks(Outlook outlook) {
    for (int slot = 0; slot < outlook.view.cardSlots().top(); slot++)
      if (Techs.of(outlook.view).isOf(slot, outlook.me)
          && Techs.of(outlook.view).isComplete(slot)
          && Techs.of(outlook.view).tech(slot).id().equals("solar-harness")
          && Techs.of(outlook.view).stored(slot) < 0) return true;
    return false;
  }
}
