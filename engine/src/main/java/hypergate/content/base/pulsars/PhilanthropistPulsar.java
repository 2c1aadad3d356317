package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Philanthropist;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Giving: with it the Philanthropist gives to a main player although it is not involved; the
/// holder need not take anything.
public final class PhilanthropistPulsar {
  public static final Pulsar PULSAR =
      pulsar(Philanthropist.PHILANTHROPIST)
          .pro("You may give a card to a main player when you are not in the encounter, too.")
          .inRole(Role.BYSTANDER)
          .ours("the limit to those in the encounter is lifted")
          .con("Philanthropist may not give you a card.", Immunity.CHOICE)
          .ours("P3.1: the power gives you nothing");

  private PhilanthropistPulsar() {}
}
