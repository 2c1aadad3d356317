package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Symbiote;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Symbiosis: fleets of eight ships; against the holder of its Con four of them count.
public final class SymbiotePulsar {
  private static final int MOST = 8;

  public static final Pulsar PULSAR =
      pulsar(Symbiote.SYMBIOTE)
          .pro("You may send up to eight ships as the offense or as an ally.")
          .bends(
              Query.LAUNCH_LIMIT, (game, me, who, most) -> who == me ? Math.max(most, MOST) : most)
          .bends(Query.JOIN_LIMIT, (game, me, who, most) -> who == me ? Math.max(most, MOST) : most)
          .ours("a bigger number")
          .con("While Symbiote is your opponent at most four of its own ships count.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: limited");

  private SymbiotePulsar() {}
}
