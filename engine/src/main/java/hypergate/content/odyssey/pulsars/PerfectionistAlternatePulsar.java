package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.PerfectionistAlternate;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Idealism: cards can be rejected whenever some come; the holder takes from the hand.
public final class PerfectionistAlternatePulsar {
  public static final Pulsar PULSAR =
      pulsar(PerfectionistAlternate.PERFECTIONIST_ALTERNATE)
          .pro("You may reject cards whenever some come, not just once an encounter.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("more often")
          .con("Perfectionist may not make you take cards from the reject pile.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it changes nothing about you");

  private PerfectionistAlternatePulsar() {}
}
