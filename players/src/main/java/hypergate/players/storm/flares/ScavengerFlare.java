package hypergate.players.storm.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;

/// The Scavenger's flare: the best of what is seen, out of the fullest hand.
public final class ScavengerFlare {
  public static final Judgement SCAVENGER_FLARE =
      Judgement.of("flare-scavenger")
          .seats((outlook, seat) -> outlook.choosing.fullHand(Seat.of(seat)))
          .answers("wild/cards", (outlook, question) -> outlook.choosing.pick(question, 1, -1e9))
          .answers("super/cards", (outlook, question) -> outlook.choosing.pick(question, 1, -1e9));

  private ScavengerFlare() {}
}
