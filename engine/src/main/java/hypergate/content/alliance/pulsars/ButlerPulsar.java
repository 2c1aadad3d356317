package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Butler;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Serve: it aims and takes the ships; whoever holds it does both for itself and tips nobody.
public final class ButlerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Butler.BUTLER, Window.AIMING)
          .pro("If you are not tipped, you may both aim the gate and take the ships.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con(
              "As the offense you aim and launch for yourself and owe Butler no tip.",
              Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private ButlerPulsar() {}
}
