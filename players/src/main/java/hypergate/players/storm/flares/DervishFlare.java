package hypergate.players.storm.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Dervish's flare: the best hand that can be had, if it is better than ours.
public final class DervishFlare {
  public static final Judgement DERVISH_FLARE =
      Judgement.of("flare-dervish")
          .worth("wild", outlook -> best(outlook) - 1)
          .seats((outlook, seat) -> outlook.choosing.swapping(Seat.of(seat)));

  private DervishFlare() {}

  private static double best(Outlook outlook) {
    double best = -1;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) best = Math.max(best, outlook.choosing.swapping(Seat.of(i)));
    return best;
  }
}
