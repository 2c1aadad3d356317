package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Cosmos;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Rules: two at a time; what the holder uses pays nothing.
public final class CosmosPulsar {
  public static final Pulsar PULSAR =
      pulsar(Cosmos.COSMOS)
          .pro("Lay out two rules instead of one.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number")
          .con("Rules that you use bring Cosmos no reward.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private CosmosPulsar() {}
}
