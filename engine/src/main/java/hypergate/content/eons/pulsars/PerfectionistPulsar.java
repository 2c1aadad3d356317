package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Perfectionist;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Be Finicky: replacements can be rejected; what the holder gives is good enough.
public final class PerfectionistPulsar {
  public static final Pulsar PULSAR =
      pulsar(Perfectionist.PERFECTIONIST)
          .pro("You may reject replacements too, each of them once.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("free of a restraint")
          .con(
              "What you take from Perfectionist comes from its hand; what you give it, it must"
                  + " keep.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it changes nothing about you");

  private PerfectionistPulsar() {}
}
