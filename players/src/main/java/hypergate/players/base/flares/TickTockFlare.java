package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Tick-Tock's flare.
public final class TickTockFlare {
  public static final Judgement TICK_TOCK_FLARE =
      Judgement.of("flare-tick-tock")
          .answers(
              "wild/ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 2));

  private TickTockFlare() {}
}
