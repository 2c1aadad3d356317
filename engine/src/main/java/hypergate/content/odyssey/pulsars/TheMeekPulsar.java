package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.TheMeek;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Yield: a failed deal moves the marker, too; who holds it gives The Meek nothing by winning.
public final class TheMeekPulsar {
  public static final Pulsar PULSAR =
      pulsar(TheMeek.THE_MEEK)
          .pro("A failed deal moves your marker one step up, too.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("Losing to you does not move The Meek's marker.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it gains nothing against you");

  private TheMeekPulsar() {}
}
