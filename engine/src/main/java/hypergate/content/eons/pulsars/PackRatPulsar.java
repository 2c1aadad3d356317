package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.PackRat;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Collect: each object counts twice; the holder keeps what it has and nothing counts against it.
public final class PackRatPulsar {
  public static final Pulsar PULSAR =
      pulsar(PackRat.PACK_RAT)
          .pro("As the defense you add 2 instead of 1 for each object.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2 * number)
          .ours("a bigger number")
          .con("Pack Rat may not collect anything of yours, and objects add nothing against you.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private PackRatPulsar() {}
}
