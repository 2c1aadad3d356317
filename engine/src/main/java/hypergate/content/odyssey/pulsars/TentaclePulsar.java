package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Tentacle;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Appendages: the digits count twice; against whoever holds it the smaller one alone.
public final class TentaclePulsar {
  public static final Pulsar PULSAR =
      pulsar(Tentacle.TENTACLE)
          .pro("The digits are added twice.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con(
              "While you are the main player of the other side, Tentacle adds the smaller digit"
                  + " only.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: a weaker version");

  private TentaclePulsar() {}
}
