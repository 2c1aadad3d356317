package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Cudgel;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Smash: twice as many ships; whoever holds it loses no more than its battle.
public final class CudgelPulsar {
  public static final Pulsar PULSAR =
      pulsar(Cudgel.CUDGEL)
          .pro("Your opponent loses twice as many further ships.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("You lose no further ships to Cudgel while you are its opponent.", Immunity.OPPOSED)
          .ours("P3.1: it takes nothing from you");

  private CudgelPulsar() {}
}
