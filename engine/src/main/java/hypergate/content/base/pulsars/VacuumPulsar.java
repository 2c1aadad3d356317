package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Vacuum;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Catharsis: with it as many ships again go along; whoever holds it cannot be named.
public final class VacuumPulsar {
  public static final Pulsar PULSAR =
      pulsar(Vacuum.VACUUM)
          .pro("Up to twice as many ships of other players are lost as you lose.")
          .bends(Query.POWER_NUMBER, (game, me, who, ships) -> 2)
          .ours("a bigger number")
          .con("Vacuum may not choose you to lose ships.", Immunity.CHOICE);

  private VacuumPulsar() {}
}
