package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Seeker;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Truth: two questions; none to the holder.
public final class SeekerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Seeker.SEEKER)
          .pro("You may ask two questions in an encounter.")
          .bends(Query.POWER_NUMBER, (game, me, who, most) -> most + 1)
          .ours("a bigger number")
          .con("The Seeker may not question you.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: the power may not choose you");

  private SeekerPulsar() {}
}
