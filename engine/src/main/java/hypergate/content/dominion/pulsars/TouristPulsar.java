package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Tourist;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Sightsee: two systems at a time; nobody gets off in the holder's.
public final class TouristPulsar {
  public static final Pulsar PULSAR =
      pulsar(Tourist.TOURIST)
          .pro("The liner may move up to two systems.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number")
          .con("Tourist may neither land in your system nor send a postcard from there.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private TouristPulsar() {}
}
