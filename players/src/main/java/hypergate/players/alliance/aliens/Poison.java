package hypergate.players.alliance.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Poison: it claims the victory that its total would not bring.
public final class Poison {
  public static final Judgement POISON = Judgement.of("poison").worth(Poison::rescue);

  private Poison() {}

  /// What it is worth that our side wins whatever the totals say.
  public static double rescue(Outlook outlook) {
    boolean ours = outlook.sideOf(outlook.me) > 0;
    boolean wanted = outlook.reinforcing.wantsOffense();
    if (ours != wanted || outlook.reinforcing.offenseWins(0) == wanted) return -1;
    return Math.abs(outlook.stake());
  }
}
