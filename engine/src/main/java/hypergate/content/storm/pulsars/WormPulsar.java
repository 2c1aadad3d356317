package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Worm;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Tunnel: to where the offense lives, too, and before the reveal; the holder chooses one of two.
public final class WormPulsar {
  public static final Pulsar PULSAR =
      pulsar(Worm.WORM)
          .pro(
              "Turn the gate also to planets where the offense has a colony, and before cards are"
                  + " revealed if you like.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("more places, and another moment")
          .con(
              "While you are the opposing main player Worm names two planets, and you choose which"
                  + " of them it is.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it chooses a place: the choice becomes yours");

  private WormPulsar() {}
}
