package hypergate.players.incursion.flares;

import hypergate.players.incursion.aliens.Chronos;
import hypergate.players.novice.Judgement;

/// The same battle once more, when it is about to be lost; of the past the best card.
public final class ChronosFlare {
  public static final Judgement CHRONOS_FLARE =
      Judgement.of("flare-chronos")
          .worth("wild", _ -> 1)
          .worth("super", outlook -> Chronos.travel(outlook) + 0.5)
          .answers("wild/card", (outlook, question) -> outlook.choosing.best(question));

  private ChronosFlare() {}
}
