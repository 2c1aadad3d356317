package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Assistant;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Be Helpful: two rewards for every help card that it gives; the holder is helped for nothing.
public final class AssistantPulsar {
  public static final Pulsar PULSAR =
      pulsar(Assistant.ASSISTANT)
          .pro("Gain two rewards instead of one when you give a help card.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("When you hand back a help card the Assistant gains nothing for it.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("the help stays, its price goes");

  private AssistantPulsar() {}
}
