package hypergate.players.conflict.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Mimic's flare: eight cards, where the opponent has fewer.
public final class MimicFlare {
  private static final double CARD = 0.5;
  private static final int EIGHT = 8;

  public static final Judgement MIMIC_FLARE =
      Judgement.of("flare-mimic").worth("super", MimicFlare::worth);

  private MimicFlare() {}

  private static double worth(Outlook outlook) {
    int others = outlook.view.handSize(outlook.opponent());
    return CARD * (EIGHT - others);
  }
}
