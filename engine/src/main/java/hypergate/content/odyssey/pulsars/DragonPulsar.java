package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Dragon;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Scorch: planets anywhere burn, those of the holder of its Con never.
public final class DragonPulsar {
  public static final Pulsar PULSAR =
      pulsar(Dragon.DRAGON)
          .pro("When you scorch choose a planet in any system.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("it reaches further")
          .con("Dragon may not scorch your planets.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: your planets are no target");

  private DragonPulsar() {}
}
