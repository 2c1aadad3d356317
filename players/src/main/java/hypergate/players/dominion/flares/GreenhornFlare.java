package hypergate.players.dominion.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Greenhorn's flare: a new hand in place of a small one; the leader is attacked where it
/// lives.
public final class GreenhornFlare {
  private static final int FEW = 4;

  public static final Judgement GREENHORN_FLARE =
      Judgement.of("flare-greenhorn")
          .worth("wild", outlook -> outlook.view.hand().size() <= FEW ? 2.5 : -1)
          .worth("super", _ -> 1)
          .answers(
              "super/seat",
              (outlook, question) -> Find.best(question, seat -> outlook.threat(Seat.of(seat))));

  private GreenhornFlare() {}
}
