package hypergate.players.conflict.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Changeling's flare: the best power at the table.
public final class ChangelingFlare {
  public static final Judgement CHANGELING_FLARE =
      Judgement.of("flare-changeling")
          .worth("super", ChangelingFlare::exchanging)
          .seats((outlook, seat) -> outlook.powers(Seat.of(seat)));

  private ChangelingFlare() {}

  private static double exchanging(Outlook outlook) {
    double best = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) best = Math.max(best, outlook.powers(Seat.of(i)));
    return best - outlook.powers(outlook.me) - 1;
  }
}
