package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Bulwark;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Resilience: a loss of one ship is none; half of its ships against the holder.
public final class BulwarkPulsar {
  public static final Pulsar PULSAR =
      pulsar(Bulwark.BULWARK)
          .pro("When you would lose one ship you lose none.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a smaller number")
          .con(
              "While you are the main player opposing Bulwark a defeat by you costs it half of its"
                  + " ships, rounded up.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: it is weaker against you");

  private BulwarkPulsar() {}
}
