package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Roach;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Breed: six at a time, and at home in the own turn; one against the holder.
public final class RoachPulsar {
  private static final int MORE = 2;

  public static final Pulsar PULSAR =
      pulsar(Roach.ROACH)
          .pro("Place up to six ships, and in your regroup phase in your home system, too.")
          .bends(Query.POWER_NUMBER, (game, me, who, most) -> most + MORE)
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number, and a restraint lifted")
          .con("When you encounter Roach as the offense it places only one ship.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: a weaker version");

  private RoachPulsar() {}
}
