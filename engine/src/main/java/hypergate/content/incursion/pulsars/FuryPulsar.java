package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Fury;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Vengeance: a token counts five; against the holder none can be spent.
public final class FuryPulsar {
  public static final Pulsar PULSAR =
      pulsar(Fury.FURY)
          .pro("Each token counts 5 instead of 3.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 5)
          .ours("a bigger number")
          .con("While you are the main player on the other side Fury may not spend tokens.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: nothing is spent against you");

  private FuryPulsar() {}
}
