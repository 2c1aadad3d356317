package hypergate.players.classic.artifacts;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Values;

/// Power Outage: among two main players the one with the weaker powers wants none.
public final class PowerOutage {
  public static final Judgement POWER_OUTAGE =
      Judgement.of("power-outage").worth(PowerOutage::worth);

  private PowerOutage() {}

  private static double worth(Outlook outlook) {
    boolean offense = outlook.me == outlook.encounter.offense();
    if (!offense && !outlook.opponent().exists()) return -1;
    double theirs = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) theirs = Math.max(theirs, outlook.powers(Seat.of(i)));
    return 0.3 * (theirs - outlook.powers(outlook.me)) - Values.ARTIFACT;
  }
}
