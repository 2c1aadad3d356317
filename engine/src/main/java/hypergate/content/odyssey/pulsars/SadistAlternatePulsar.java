package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.SadistAlternate;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Cruelty: nobody is spared for having lost enough; the holder loses nothing more.
public final class SadistAlternatePulsar {
  public static final Pulsar PULSAR =
      pulsar(SadistAlternate.SADIST_ALTERNATE)
          .pro("Players who would lose three or more ships lose one more, too.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number")
          .con("You lose no further ship when Sadist's side beats yours.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private SadistAlternatePulsar() {}
}
