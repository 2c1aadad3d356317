package hypergate.players.base.tech;

import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Qax: four ships from somebody who would not win by it.
public final class TheQax {
  public static final Judgement THE_QAX =
      Judgement.of("the-qax").worth(TheQax::worth).seats(TheQax::helper);

  private TheQax() {}

  private static double worth(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    boolean offense = outlook.me == encounter.offense();
    int invited = encounter.invited(offense ? encounter.offensive() : encounter.defensive());
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (seat.in(invited) && !(offense && outlook.wouldWin(seat)) && outlook.fleet(seat) >= 5) {
        double before = outlook.forecast.read().offenseChance();
        double after =
            outlook.forecast.read(seat, offense ? 4 : 0, offense ? 0 : 4).offenseChance() - before;
        if (after * outlook.stake() > 2) return after * outlook.stake();
      }
    }
    return 0;
  }

  private static double helper(Outlook outlook, int index) {
    Seat seat = Seat.of(index);
    return outlook.fleet(seat) - outlook.threat(seat) - (outlook.wouldWin(seat) ? 100 : 0);
  }
}
