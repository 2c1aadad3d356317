package hypergate.players.storm.aliens;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;

/// The Tyrant: ships of others go before its own, those of the least dangerous first.
public final class Tyrant {
  public static final Judgement TYRANT =
      Judgement.of("tyrant").worth(_ -> 1).seats((outlook, seat) -> -outlook.threat(Seat.of(seat)));

  private Tyrant() {}
}
