package hypergate.players.base.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Loser's flare: both lose, or a late upset.
public final class LoserFlare {
  public static final Judgement LOSER_FLARE =
      Judgement.of("flare-loser")
          .worth("wild", LoserFlare::bothLose)
          .harms("wild", (_, against) -> against > 0 ? 0.25 * against : 0)
          .worth("super", outlook -> outlook.selecting.lateUpsetGain() - 0.5);

  private LoserFlare() {}

  private static double bothLose(Outlook outlook) {
    outlook.selecting.weigh();
    double both = -outlook.encounter.shipsOf(outlook.me) * outlook.ship(outlook.me);
    Seat other = outlook.opponent();
    both -= outlook.encounter.shipsOf(other) * outlook.ship(other);
    return both - outlook.selecting.best() - 1;
  }
}
