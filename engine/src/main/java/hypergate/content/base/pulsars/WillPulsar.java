package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Will;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Choice: with it Will chooses for whoever is the offense; the holder is never named.
public final class WillPulsar {
  public static final Pulsar PULSAR =
      pulsar(Will.WILL)
          .pro(
              "When another player is the offense, you name the defense and the target in its"
                  + " place.")
          .inRole(Role.NOT_OFFENSE)
          .ours("the limit to the own turn is lifted")
          .con("Will may name neither you nor a planet of your system.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose you or your planets");

  private WillPulsar() {}
}
