package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Insect;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Metamorphosis: two new powers at a time; flares of whoever holds it bring none.
public final class InsectPulsar {
  public static final Pulsar PULSAR =
      pulsar(Insect.INSECT)
          .pro("You may keep two further powers at a time.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("Flares that you play bring Insect no power.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it gains nothing by you");

  private InsectPulsar() {}
}
