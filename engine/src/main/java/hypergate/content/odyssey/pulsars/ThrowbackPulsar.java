package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Throwback;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Anachronism: a card more for those thrown out; nothing is given to the holder.
public final class ThrowbackPulsar {
  public static final Pulsar PULSAR =
      pulsar(Throwback.THROWBACK)
          .pro("For cards that you purge and discard, draw one more than you discarded.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number")
          .con("Throwback cannot give purged cards to you.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private ThrowbackPulsar() {}
}
