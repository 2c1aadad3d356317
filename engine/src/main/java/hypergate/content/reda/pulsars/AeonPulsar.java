package hypergate.content.reda.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.reda.aliens.Aeon;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Supremacy: with it two tokens go for each card; the holder's cards do not count.
public final class AeonPulsar {
  public static final Pulsar PULSAR =
      pulsar(Aeon.AEON)
          .pro("You discard two tokens instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("Aeon discards no token for what you use.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target, so your cards delay it");

  private AeonPulsar() {}
}
