package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Prophet;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Predict: with it a wrong prediction costs nothing; of whoever holds it nothing is foretold.
public final class ProphetPulsar {
  public static final Pulsar PULSAR =
      pulsar(Prophet.PROPHET)
          .pro("A wrong prediction costs you no ships.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con(
              "Prophet may not predict the winner of an encounter in which you are a main player.",
              Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private ProphetPulsar() {}
}
