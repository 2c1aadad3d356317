package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Pirate;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Raid: by the defense, too; the holder's ships are not captured.
public final class PiratePulsar {
  public static final Pulsar PULSAR =
      pulsar(Pirate.PIRATE)
          .pro("You may capture as the winning defense, too.")
          .inRole(Role.DEFENSE)
          .ours("another role")
          .con("Pirate may not capture your ships.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: it takes nothing from you");

  private PiratePulsar() {}
}
