package hypergate.players.base.tech;

import hypergate.game.piece.Sizes;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.technology.Slots;

/// The Tech Scrambler, for a good tech of somebody else.
public final class TechScrambler {
  public static final Judgement TECH_SCRAMBLER =
      Judgement.of("tech-scrambler").worth(TechScrambler::scrambling).stops((_, zap) -> zap);

  private TechScrambler() {}

  private static double scrambling(Outlook outlook) {
    double best = 0;
    for (int slot = 0; slot < Sizes.TECH_SLOTS; slot++)
      if (outlook.view.techs().exists(slot)
          && outlook.view.techs().isComplete(slot)
          && outlook.view.techs().owner(slot) != outlook.me)
        best = Math.max(best, Slots.glad(outlook, outlook.view.techs().tech(slot)));
    return best - 5.2;
  }
}
