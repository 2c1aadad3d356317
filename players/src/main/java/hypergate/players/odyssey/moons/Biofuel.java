package hypergate.players.odyssey.moons;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Values;

/// Biofuel: a flare for a ship, in the own turn with a ship to retrieve.
public final class Biofuel {
  public static final Judgement BIOFUEL = Judgement.of("moon-biofuel").worth(Biofuel::refuelling);

  private Biofuel() {}

  private static double refuelling(Outlook outlook) {
    Seat me = outlook.me;
    if (me != outlook.encounter.offense() || outlook.ships.inWarp(me) == 0) return 0;
    return Values.FLARE - outlook.ship(me) - 0.4;
  }
}
