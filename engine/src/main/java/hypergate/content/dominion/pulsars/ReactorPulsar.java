package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Reactor;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Radiation: flares on the sheet can be played; those of the holder of its Con do not come there.
public final class ReactorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Reactor.REACTOR)
          .pro("You may play flares that lie on your sheet.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a restraint lifted")
          .con("Flares that you discard do not come onto Reactor's sheet.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private ReactorPulsar() {}
}
