package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Industrialist;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Build: with it attacks that have won are stacked, too; against whoever holds it nothing counts.
public final class IndustrialistPulsar {
  public static final Pulsar PULSAR =
      pulsar(Industrialist.INDUSTRIALIST)
          .pro("After you win with an attack card you may lay it on your stack, too.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con(
              "While you are its opponent Industrialist's stack does not count, and its defeats"
                  + " stand without your having to choose.",
              Immunity.OPPOSED)
          .ours("it has no target, so it is off against you");

  private IndustrialistPulsar() {}
}
