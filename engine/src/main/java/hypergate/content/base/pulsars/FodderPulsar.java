package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Fodder;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Overwhelm: no ceiling; against whoever holds it only one card.
public final class FodderPulsar {
  public static final Pulsar PULSAR =
      pulsar(Fodder.FODDER)
          .pro("Cards higher than the opponent's may be thrown, too.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("While you are its opponent Fodder throws one card at most.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: a weaker version");

  private FodderPulsar() {}
}
