package hypergate.players.base.aliens;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;

/// The Mutant draws from the fullest hand.
public final class Mutant {
  public static final Judgement MUTANT =
      Judgement.of("mutant").seats((outlook, seat) -> outlook.choosing.fullHand(Seat.of(seat)));

  private Mutant() {}
}
