package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Mind;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Knowledge: two hands; whoever holds it keeps its own to itself.
public final class MindPulsar {
  public static final Pulsar PULSAR =
      pulsar(Mind.MIND)
          .pro("Look at the hands of both main players other than you.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a bigger number")
          .con("Mind may not look at your hand.", Immunity.CHOICE)
          .ours("P3.1: it cannot choose your cards");

  private MindPulsar() {}
}
