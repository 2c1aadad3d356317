package hypergate.players.base.tech;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Delta Scanners, for a good card among the discards.
public final class DeltaScanners {
  public static final Judgement DELTA_SCANNERS =
      Judgement.of("delta-scanners").worth(outlook -> bestDiscarded(outlook) >= 1.5 ? 2 : 0);

  private DeltaScanners() {}

  private static double bestDiscarded(Outlook outlook) {
    double best = 0;
    for (int i = outlook.view.cards().discardSize() - 1; i >= 0; i--)
      best = Math.max(best, outlook.worthOf(outlook.view.cards().discarded(i)));
    return best;
  }
}
