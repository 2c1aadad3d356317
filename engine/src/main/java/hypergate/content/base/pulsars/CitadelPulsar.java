package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Citadel;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Fortification: citadels count twice; where its holder is a main player they stay asleep.
public final class CitadelPulsar {
  public static final Pulsar PULSAR =
      pulsar(Citadel.CITADEL)
          .pro("Citadels that you activate count twice.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("No citadel is activated while you are a main player.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it leaves your total alone");

  private CitadelPulsar() {}
}
