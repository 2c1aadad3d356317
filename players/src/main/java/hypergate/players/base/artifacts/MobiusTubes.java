package hypergate.players.base.artifacts;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Mobius Tubes, which free all ships from the warp: ours, and rivals'.
public final class MobiusTubes {
  public static final Judgement MOBIUS_TUBES =
      Judgement.of("mobius-tubes")
          .worth(MobiusTubes::freeing)
          .harms((outlook, _) -> outlook.ships.inWarp(outlook.me) == 0 ? 2.2 : 0);

  private MobiusTubes() {}

  private static double freeing(Outlook outlook) {
    double value = -1.5;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      value += outlook.ships.inWarp(seat) * outlook.ship(seat);
    }
    return value;
  }
}
