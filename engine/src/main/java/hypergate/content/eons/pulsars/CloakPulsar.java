package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Cloak;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Act Unseen: with any two attacks; what is the holder's stays where it is.
public final class CloakPulsar {
  public static final Pulsar PULSAR =
      pulsar(Cloak.CLOAK)
          .pro("You may act unseen whatever the two attacks add up to.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("The Cloak moves neither your ships and cards nor anything in your system.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("the power does not reach you");

  private CloakPulsar() {}
}
