package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Magnet;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Attract or Repel: both in one encounter; whoever holds it stays as it is.
public final class MagnetPulsar {
  public static final Pulsar PULSAR =
      pulsar(Magnet.MAGNET, Window.ALLIED)
          .pro("The two parts of your power do not exclude each other.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con(
              "Magnet can neither move you to the other side nor change your number of ships.",
              Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private MagnetPulsar() {}
}
