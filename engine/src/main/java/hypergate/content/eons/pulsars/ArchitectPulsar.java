package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Architect;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Build Towers: a level more at once; against the holder nothing is doubled.
public final class ArchitectPulsar {
  public static final Pulsar PULSAR =
      pulsar(Architect.ARCHITECT, Window.ENCOUNTER_END)
          .pro("When you build, merge one planet more.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number")
          .con("While you are its opponent Architect's total is not doubled.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it gains nothing against you");

  private ArchitectPulsar() {}
}
