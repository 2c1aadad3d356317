package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Multitude;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Exponentiation: a wild card halves the factor; against the holder it counts as 1.
public final class MultitudePulsar {
  public static final Pulsar PULSAR =
      pulsar(Multitude.MULTITUDE)
          .pro("A wild destiny card halves your factor instead of making it 1.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("While you are the main player on the other side Multitude's factor counts as 1.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: your opponent's total is left alone");

  private MultitudePulsar() {}
}
