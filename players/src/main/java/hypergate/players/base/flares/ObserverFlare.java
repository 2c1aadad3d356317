package hypergate.players.base.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Observer's flare: our allies may have their card unless one of them is about to win.
public final class ObserverFlare {
  public static final Judgement OBSERVER_FLARE =
      Judgement.of("flare-observer").worth("wild", ObserverFlare::treating);

  private ObserverFlare() {}

  private static double treating(Outlook outlook) {
    if (outlook.sideOf(outlook.me) == 0) return -1;
    int allies = outlook.encounter.sideOf(outlook.me).allies();
    for (int i = 0; i < outlook.seats; i++)
      if (Seat.of(i).in(allies) && outlook.lacks(Seat.of(i)) <= 2) return -1;
    return 0.2;
  }
}
