package hypergate.content.dominion.pulsars;

import static hypergate.game.word.Window.TURN_START;
import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Host;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Channel: two flares more lie there; none of them does anything to the holder.
public final class HostPulsar {
  public static final Pulsar PULSAR =
      pulsar(Host.HOST, TURN_START)
          .pro("Up to five flares may lie on your sheet.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 5)
          .ours("a bigger number")
          .con("Wild flares from Host's sheet have no effect on you.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it may not choose you and takes nothing from you");

  private HostPulsar() {}
}
