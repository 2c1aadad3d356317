package hypergate.players.odyssey.moons;

import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.moons.MoonShips;

/// Weaken Allies: what our side gains on the other when ships of allies count half.
public final class WeakenAllies {
  public static final Judgement WEAKEN_ALLIES =
      Judgement.of("moon-weaken-allies")
          .worth(
              outlook ->
                  MoonShips.isLastMoment(outlook)
                      ? outlook.reinforcing.gain(outlook.me, weakened(outlook))
                      : 0);

  private WeakenAllies() {}

  private static int weakened(Outlook outlook) {
    Side own = outlook.encounter.sideOf(outlook.me);
    return lostHalf(outlook, own.other()) - lostHalf(outlook, own);
  }

  private static int lostHalf(Outlook outlook, Side side) {
    int sum = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (Seat.of(i).in(side.allies())) {
        int ships = outlook.encounter.counted(Seat.of(i)) * outlook.encounter.worth(Seat.of(i));
        sum += ships - ships / 2;
      }
    return sum;
  }
}
