package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Micron;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Mass Numbers: its allies' ships count two, too; against whoever holds it each counts one.
public final class MicronPulsar {
  public static final Pulsar PULSAR =
      pulsar(Micron.MICRON)
          .pro("As a main player, your allies' ships count 2 for the total, too.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("it reaches further")
          .con(
              "While you are the main player against it, Micron's ships count one each.",
              Immunity.OPPOSED)
          .ours("it has no target, so it is off against you");

  private MicronPulsar() {}
}
