package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Warhawk;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Attack: with it the own negotiate can become a 15; whoever holds it still negotiates.
public final class WarhawkPulsar {
  public static final Pulsar PULSAR =
      pulsar(Warhawk.WARHAWK)
          .pro("You may turn your own negotiate into an attack 15 instead.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a new ability")
          .con("While Warhawk opposes you, your negotiate stays a negotiate.", Immunity.CHOICE)
          .ours("P3.1: it cannot choose your cards");

  private WarhawkPulsar() {}
}
