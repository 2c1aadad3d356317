package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Wormhole;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Translocate: six ships if two come from the warp; one from the warp against the holder.
public final class WormholePulsar {
  public static final Pulsar PULSAR =
      pulsar(Wormhole.WORMHOLE)
          .pro("Two ships from the warp do not count for your limit.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number")
          .con(
              "While you are the main player on the other side Wormhole itself takes at most one"
                  + " ship from the warp.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: its number is smaller against you");

  private WormholePulsar() {}
}
