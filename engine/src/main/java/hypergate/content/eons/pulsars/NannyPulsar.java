package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Nanny;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Consequences: negotiates stay in its hand; the holder has nothing to fear.
public final class NannyPulsar {
  public static final Pulsar PULSAR =
      pulsar(Nanny.NANNY)
          .pro("You may motivate a player without giving it a negotiate.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("The Nanny's punishments and timeouts do not touch you; its incentives do.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("what harms you does not reach you");

  private NannyPulsar() {}
}
