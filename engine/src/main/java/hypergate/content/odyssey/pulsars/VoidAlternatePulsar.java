package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.VoidAlternate;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Absorb: with it Void absorbs ships as a bystander, too; the holder's ships go to the warp.
public final class VoidAlternatePulsar {
  public static final Pulsar PULSAR =
      pulsar(VoidAlternate.VOID_ALTERNATE)
          .pro("You absorb ships as a bystander, too, in every encounter that somebody wins.")
          .inRole(Role.BYSTANDER)
          .ours("as a bystander, too")
          .con("Void does not capture your ships.", Immunity.GOODS)
          .ours("P3.1: the power takes nothing from you");

  private VoidAlternatePulsar() {}
}
