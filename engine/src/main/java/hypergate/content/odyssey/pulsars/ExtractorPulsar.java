package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Extractor;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Extract: three rewards a ship; the ships of whoever holds it stay.
public final class ExtractorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Extractor.EXTRACTOR)
          .pro("Collect three rewards for each ship moved instead of two.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 3)
          .ours("a bigger number")
          .con("Extractor cannot move your ships.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: the power may not choose you");

  private ExtractorPulsar() {}
}
