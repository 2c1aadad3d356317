package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Fungus;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Adhere: captured ships count two; it captures none of the holder's.
public final class FungusPulsar {
  public static final Pulsar PULSAR =
      pulsar(Fungus.FUNGUS)
          .pro("Each captured ship in a stack counts 2 for your side's total.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number")
          .con(
              "Your ships are not captured by the Fungus; they go to the warp as usual.",
              Immunity.GOODS)
          .ours("P3.1: it takes nothing from you");

  private FungusPulsar() {}
}
