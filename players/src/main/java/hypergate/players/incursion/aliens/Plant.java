package hypergate.players.incursion.aliens;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;

/// The Plant: it takes the best power that it can have.
public final class Plant {
  public static final Judgement PLANT =
      Judgement.of("plant").seats((outlook, seat) -> outlook.powers(Seat.of(seat)));

  private Plant() {}
}
