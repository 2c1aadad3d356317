package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Inferno;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Flare: it takes flares as a bystander, too; those of the holder go back to the holder.
public final class InfernoPulsar {
  public static final Pulsar PULSAR =
      pulsar(Inferno.INFERNO)
          .pro("You may take flares as a bystander, too.")
          .inRole(Role.BYSTANDER)
          .ours("as a bystander, too")
          .con("Inferno may not take flares that you play.", Immunity.CHOICE)
          .ours("P3.1: the power takes nothing from you");

  private InfernoPulsar() {}
}
