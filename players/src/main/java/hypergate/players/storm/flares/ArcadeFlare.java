package hypergate.players.storm.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;

/// The Arcade's flare: an ally's ship only where that ally is the more dangerous one.
public final class ArcadeFlare {
  public static final Judgement ARCADE_FLARE =
      Judgement.of("flare-arcade")
          .worth("wild", _ -> 1.5)
          .worth("super", _ -> -1)
          .seats((outlook, seat) -> outlook.threat(Seat.of(seat)));

  private ArcadeFlare() {}
}
