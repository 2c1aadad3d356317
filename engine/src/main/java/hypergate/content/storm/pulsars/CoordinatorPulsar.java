package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Coordinator;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Schedule: five cards, before every draw; the holder's colour only if there is nothing else.
public final class CoordinatorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Coordinator.COORDINATOR)
          .pro("Look at five cards instead of three, before every draw of the encounter.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number")
          .con("Coordinator may not choose a card of your colour while there is another one.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it cannot choose you");

  private CoordinatorPulsar() {}
}
