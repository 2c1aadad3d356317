package hypergate.players.storm.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Wormhole's flare: ships for its own side, its own before others.
public final class WormholeFlare {
  public static final Judgement WORMHOLE_FLARE =
      Judgement.of("flare-wormhole")
          .worth("super", WormholeFlare::releasing)
          .seats((outlook, seat) -> gain(outlook, Seat.of(seat)));

  private WormholeFlare() {}

  private static double releasing(Outlook outlook) {
    double best = -1;
    for (int i = 0; i < outlook.seats; i++)
      if (outlook.sideOf(Seat.of(i)) != 0) best = Math.max(best, gain(outlook, Seat.of(i)));
    return best;
  }

  private static double gain(Outlook outlook, Seat seat) {
    if (outlook.isFoe(seat) || outlook.sideOf(seat) != outlook.sideOf(outlook.me)) return -2;
    int ships = Math.min(4, outlook.ships.inWarp(seat));
    return seat == outlook.me ? ships : 0.4 * ships - 0.5;
  }
}
