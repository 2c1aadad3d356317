package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Cryo;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Preserve: two cards at a time; none is drawn in an encounter of the holder.
public final class CryoPulsar {
  public static final Pulsar PULSAR =
      pulsar(Cryo.CRYO)
          .pro("Store up to two cards and draw as many.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("While you are a main player Cryo draws no card for one that it stores.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: it gains nothing in your encounters");

  private CryoPulsar() {}
}
