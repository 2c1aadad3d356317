package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Scavenger;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Scavenge: two cards for each colony, one's own among them; none against the holder.
public final class ScavengerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Scavenger.SCAVENGER)
          .pro("Take two cards for each colony, and search this sheet as well.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number")
          .con(
              "Colonies that Scavenger loses on the side against you as a main player bring no"
                  + " card.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: it is weaker against you");

  private ScavengerPulsar() {}
}
