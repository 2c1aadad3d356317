package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Macron;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Mass: two ships; against whoever holds it each counts two.
public final class MacronPulsar {
  public static final Pulsar PULSAR =
      pulsar(Macron.MACRON)
          .pro("You may send two ships.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("While you are the main player on the other side each of its ships counts 2.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("it has no target: halved");

  private MacronPulsar() {}
}
