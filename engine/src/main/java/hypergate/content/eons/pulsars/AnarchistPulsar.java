package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Anarchist;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Chaos: two disruptions for one defeat; for the holder every rule is a common one.
public final class AnarchistPulsar {
  public static final Pulsar PULSAR =
      pulsar(Anarchist.ANARCHIST)
          .pro("Turn up two disruptions instead of one when you lose or fail to deal.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("You may use every disruption that is face up, wherever it lies; it stays there.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("what hinders others does not hinder you");

  private AnarchistPulsar() {}
}
