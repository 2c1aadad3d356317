package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Tripler;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Thrice: with it low cards count four times; against the holder the printed value stands.
public final class TriplerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Tripler.TRIPLER)
          .pro("An attack card of 10 or less is quadrupled.")
          .bends(Query.POWER_NUMBER, (game, me, who, factor) -> 4)
          .ours("a bigger number")
          .con("While you are its opponent Tripler's card counts as it is.", Immunity.OPPOSED)
          .ours("it has no target, so it is off against you");

  private TriplerPulsar() {}
}
