package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.TickTock;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Patience: with it two tokens go at a time; the holder's encounters do not count.
public final class TickTockPulsar {
  public static final Pulsar PULSAR =
      pulsar(TickTock.TICK_TOCK)
          .pro("You discard two tokens instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("While you are a main player Tick-Tock discards no token.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target, so your encounters delay it");

  private TickTockPulsar() {}
}
