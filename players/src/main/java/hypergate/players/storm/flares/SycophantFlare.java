package hypergate.players.storm.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;

/// The Sycophant's flare goes to whoever is least dangerous.
public final class SycophantFlare {
  public static final Judgement SYCOPHANT_FLARE =
      Judgement.of("flare-sycophant").seats((outlook, seat) -> -outlook.threat(Seat.of(seat)));

  private SycophantFlare() {}
}
