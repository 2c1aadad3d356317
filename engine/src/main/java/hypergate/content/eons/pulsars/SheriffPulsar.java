package hypergate.content.eons.pulsars;

import static hypergate.game.word.Window.TURN_START;
import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Sheriff;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Ticket: one in every encounter; none for the holder.
public final class SheriffPulsar {
  public static final Pulsar PULSAR =
      pulsar(Sheriff.SHERIFF, TURN_START)
          .pro("You may give or discard one ticket in every encounter instead of one per turn.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("The Sheriff may not give you tickets.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("the power does not reach you");

  private SheriffPulsar() {}
}
