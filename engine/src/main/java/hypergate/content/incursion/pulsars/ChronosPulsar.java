package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Chronos;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Time Travel: twice in an encounter; the holder has its card back.
public final class ChronosPulsar {
  public static final Pulsar PULSAR =
      pulsar(Chronos.CHRONOS)
          .pro("You may travel twice in an encounter.")
          .bends(Query.POWER_UNBOUND, (game, me, who, most) -> most + 1)
          .ours("a bigger number")
          .con("When Chronos travels against you, you take your card back.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("immune as far as it goes");

  private ChronosPulsar() {}
}
