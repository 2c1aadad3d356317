package hypergate.players.odyssey.tech;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Brainwave Tracer, for the fullest hand.
public final class BrainwaveTracer {
  public static final Judgement BRAINWAVE_TRACER =
      Judgement.of("brainwave-tracer")
          .answers(
              "seat",
              (outlook, question) ->
                  Find.best(question, seat -> outlook.choosing.fullHand(Seat.of(seat))));

  private BrainwaveTracer() {}
}
