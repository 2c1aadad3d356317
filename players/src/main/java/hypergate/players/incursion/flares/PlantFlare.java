package hypergate.players.incursion.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Plant's flare: an ally's power, if it is better than ours.
public final class PlantFlare {
  public static final Judgement PLANT_FLARE =
      Judgement.of("flare-plant")
          .worth("wild", PlantFlare::better)
          .worth("super", outlook -> 60)
          .seats((outlook, seat) -> outlook.powers(Seat.of(seat)));

  private PlantFlare() {}

  private static double better(Outlook outlook) {
    double best = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (outlook.encounter.isAlly(Seat.of(i))) best = Math.max(best, outlook.powers(Seat.of(i)));
    return best - outlook.powers(outlook.me) - 1;
  }
}
