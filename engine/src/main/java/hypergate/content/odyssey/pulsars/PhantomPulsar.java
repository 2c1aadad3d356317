package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Phantom;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Materialize: three for each ship; against the holder one.
public final class PhantomPulsar {
  public static final Pulsar PULSAR =
      pulsar(Phantom.PHANTOM)
          .pro("Each ship on your sheet adds three instead of two.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 3)
          .ours("a bigger number")
          .con("While you are its opponent each ship on Phantom's sheet adds one instead of two.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private PhantomPulsar() {}
}
