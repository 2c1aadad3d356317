package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Coward;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Flee: also from what is seen; from the holder it does not get away, and gets nothing for it.
public final class CowardPulsar {
  public static final Pulsar PULSAR =
      pulsar(Coward.COWARD)
          .pro("You may flee when encounter cards have been revealed, too.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("When Coward flees from you it gets no rewards, and its ships go to the warp.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3: you are no target, so it gains nothing against you");

  private CowardPulsar() {}
}
