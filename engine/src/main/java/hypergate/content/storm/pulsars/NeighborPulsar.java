package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Neighbor;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Community: the systems next door, too; against the holder a ship for each planet.
public final class NeighborPulsar {
  public static final Pulsar PULSAR =
      pulsar(Neighbor.NEIGHBOR)
          .pro("Also count your ships in the systems to the left and right of the targeted one.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a restraint lifted")
          .con(
              "While you are the main player on the other side Neighbor counts one ship for each"
                  + " planet.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: its number is smaller against you");

  private NeighborPulsar() {}
}
