package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Vulch;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Salvage: with it reinforcements are salvaged, too; what the holder discards is not.
public final class VulchPulsar {
  public static final Pulsar PULSAR =
      pulsar(Vulch.VULCH)
          .pro("You take reinforcements that others discard as well as artifacts.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("the limit to artifacts is lifted")
          .con("Vulch may not take what you discard.", Immunity.CHOICE)
          .ours("P3.1: the power takes nothing from you");

  private VulchPulsar() {}
}
