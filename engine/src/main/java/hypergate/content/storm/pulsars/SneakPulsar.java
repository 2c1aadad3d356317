package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Sneak;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Infiltrate: from foreign colonies, too, and anywhere; the holder leads it to a planet of its
/// choice.
public final class SneakPulsar {
  public static final Pulsar PULSAR =
      pulsar(Sneak.SNEAK)
          .pro("Infiltrate when you lose a foreign colony, too, and on any planet in any system.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a restraint lifted")
          .con("While you are the offense you choose on which of your planets Sneak's ships land.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it may not choose your planets");

  private SneakPulsar() {}
}
