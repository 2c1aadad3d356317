package hypergate.players.odyssey.moons;

import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.moons.MoonShips;

/// Hulk Out: three times as many ships; two more for each, in the total or as compensation.
public final class HulkOut {
  public static final Judgement HULK_OUT = Judgement.of("moon-hulk-out").worth(HulkOut::worth);

  private HulkOut() {}

  private static double worth(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    Seat me = outlook.me;
    int more = 2 * encounter.counted(me) * encounter.worth(me);
    double gain = outlook.reinforcing.gain(me, more);
    boolean paid = encounter.negotiates(me) && encounter.attacks(outlook.opponent());
    return (paid ? outlook.cards(me, 2 * encounter.shipsOf(me)) : gain) - MoonShips.ONCE;
  }
}
