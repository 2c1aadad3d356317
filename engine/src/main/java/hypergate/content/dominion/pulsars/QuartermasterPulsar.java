package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Quartermaster;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Supply: two cards more; the holder collects by itself.
public final class QuartermasterPulsar {
  public static final Pulsar PULSAR =
      pulsar(Quartermaster.QUARTERMASTER)
          .pro("Draw two extra cards instead of one and keep both that are left over.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number")
          .con("You announce and collect your own rewards in the normal way.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private QuartermasterPulsar() {}
}
