package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.AntiMatter;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Negation: with it the other side's allies make the other total higher, which now loses; whoever
/// holds it as a main player keeps what its own side's ships are worth.
public final class AntiMatterPulsar {
  public static final Pulsar PULSAR =
      pulsar(AntiMatter.ANTI_MATTER)
          .pro("The ships of the allies on the other side are added to its total.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .con("While you are a main player no ship on your side is subtracted.", Immunity.TOTAL)
          .ours("P3.1: the power leaves the total of your side alone");

  private AntiMatterPulsar() {}
}
