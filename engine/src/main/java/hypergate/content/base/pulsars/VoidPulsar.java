package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Void;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Eradicate: with it Void removes ships as an ally, too; the holder's ships go to the warp.
public final class VoidPulsar {
  public static final Pulsar PULSAR =
      pulsar(Void.VOID)
          .pro("As an ally on the winning side you use your power, too.")
          .inRole(Role.ALLY)
          .ours("as an ally, too")
          .con("Void does not remove your ships from the game.", Immunity.GOODS)
          .ours("P3.1: the power takes nothing from you");

  private VoidPulsar() {}
}
