package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.DemonAlternate;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Dominate: a low card costs no ships; the holder's ships are not replaced.
public final class DemonAlternatePulsar {
  public static final Pulsar PULSAR =
      pulsar(DemonAlternate.DEMON_ALTERNATE)
          .pro("You lose no ships when your card is lower than both revealed cards.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("free of its price")
          .con("Demon cannot dominate your ships.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private DemonAlternatePulsar() {}
}
