package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Warpish;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Necromancy: with it each ship in the warp counts two; those of the holder do not count.
public final class WarpishPulsar {
  public static final Pulsar PULSAR =
      pulsar(Warpish.WARPISH)
          .pro("Each ship in the warp adds 2 instead of 1.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("Your ships in the warp add nothing for Warpish.", Immunity.CHOICE)
          .ours("P3.1: the power does not use your ships");

  private WarpishPulsar() {}
}
