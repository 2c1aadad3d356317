package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Wrack;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Injure: with it each card costs two ships; the holder plays cards unharmed.
public final class WrackPulsar {
  public static final Pulsar PULSAR =
      pulsar(Wrack.WRACK)
          .pro("Each card costs its player two ships instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, ships) -> 2)
          .ours("a bigger number")
          .con("Cards that you play cost you no ships.", Immunity.CHOICE)
          .ours("P3.1: the power takes nothing from you");

  private WrackPulsar() {}
}
