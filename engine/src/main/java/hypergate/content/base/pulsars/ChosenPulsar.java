package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Chosen;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Divine Intervention: five cards; against whoever holds it only one.
public final class ChosenPulsar {
  public static final Pulsar PULSAR =
      pulsar(Chosen.CHOSEN)
          .pro("Draw five cards instead of three.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 5)
          .ours("a bigger number")
          .con("While you are its opponent Chosen draws only one card.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 1)
          .ours("it has no target: a weaker version");

  private ChosenPulsar() {}
}
