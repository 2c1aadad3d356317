package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.FireDancer;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Awe: a fire loses no more than its highest card; for the holder as the offense none burns.
public final class FireDancerPulsar {
  public static final Pulsar PULSAR =
      pulsar(FireDancer.FIRE_DANCER)
          .pro("A fire that has burned loses only its highest card and goes on while it has fuel.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a loss made smaller")
          .con("When you are the offense fires add nothing to the defense's total and burn on.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: your encounter is left alone");

  private FireDancerPulsar() {}
}
