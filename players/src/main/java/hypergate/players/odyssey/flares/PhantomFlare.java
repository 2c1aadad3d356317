package hypergate.players.odyssey.flares;

import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Phantom's flare: four ships more where they turn a defeat.
public final class PhantomFlare {
  private static final int MOST = 4;

  public static final Judgement PHANTOM_FLARE =
      Judgement.of("flare-phantom").worth("wild", PhantomFlare::worth).worth("super", _ -> 3);

  private PhantomFlare() {}

  private static double worth(Outlook outlook) {
    if (!outlook.encounter.bothAttack()) return -1;
    Side own = outlook.encounter.sideOf(outlook.me);
    int lacking = total(outlook, own.other()) - total(outlook, own);
    // The defense wins ties.
    if (outlook.me == outlook.encounter.offense()) lacking++;
    return lacking > 0 && lacking <= MOST ? outlook.stake() : -1;
  }

  private static int total(Outlook outlook, Side side) {
    int total = outlook.encounter.value(side.main()) + outlook.encounter.shipsOf(side.main());
    for (int rest = side.allies(); rest != 0; rest &= rest - 1)
      total += outlook.encounter.shipsOf(Seat.of(Integer.numberOfTrailingZeros(rest)));
    return total;
  }
}
