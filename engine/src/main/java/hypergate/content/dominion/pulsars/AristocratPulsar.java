package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Aristocrat;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Privilege: no flare has to go; against the holder none is drawn.
public final class AristocratPulsar {
  public static final Pulsar PULSAR =
      pulsar(Aristocrat.ARISTOCRAT)
          .pro("You never have to remove an unmatched flare after drawing one.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("free of a restraint")
          .con("While you are its opponent Aristocrat draws no unused flare.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it gains nothing by you");

  private AristocratPulsar() {}
}
