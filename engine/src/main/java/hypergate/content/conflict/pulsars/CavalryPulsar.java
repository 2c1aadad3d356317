package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Cavalry;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Reinforce: with it the Cavalry lays a card as a main player, too; against whoever holds it the
/// card is nothing.
public final class CavalryPulsar {
  public static final Pulsar PULSAR =
      pulsar(Cavalry.CAVALRY)
          .pro("You may lay a second card as a main player, too.")
          .inRole(Role.MAIN)
          .ours("in a further role")
          .con(
              "While you are the main player on the other side Cavalry's second card adds nothing"
                  + " and brings no compensation.",
              Immunity.OPPOSED)
          .ours("P3.1: the power does nothing against you");

  private CavalryPulsar() {}
}
