package hypergate.players.base.tech;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.technology.Slots;
import hypergate.variant.technology.Techs;

/// The Tech Scrambler, for a good tech of somebody else.
public final class TechScrambler {
  public static final Judgement TECH_SCRAMBLER =
      Judgement.of("tech-scrambler").worth(TechScrambler::scrambling).stops((_, zap) -> zap);

  private TechScrambler() {}

  private static double scrambling(Outlook outlook) {
    double best = 0;
    for (int slot = 0; slot < outlook.view.cardSlots().top(); slot++)
      if (Techs.of(outlook.view).exists(slot)
          && Techs.of(outlook.view).isComplete(slot)
          && Techs.of(outlook.view).owner(slot) != outlook.me)
        best = Math.max(best, Slots.glad(outlook, Techs.of(outlook.view).tech(slot)));
    return best - 5.2;
  }
}
