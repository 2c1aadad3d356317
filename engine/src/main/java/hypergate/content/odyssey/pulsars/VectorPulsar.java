package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Vector;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Direction: it may change its mind when it has won; with whoever holds it as its main player it
/// gains the usual.
public final class VectorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Vector.VECTOR)
          .pro("When your side has won choose again.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("While you are the main player of its side Vector gains what is usual.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: a weaker version");

  private VectorPulsar() {}
}
