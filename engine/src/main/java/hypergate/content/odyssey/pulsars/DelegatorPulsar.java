package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Delegator;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Delegate: as a bystander, too; whoever holds it stays what it is.
public final class DelegatorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Delegator.DELEGATOR, Window.ALLIED)
          .pro("You may use your power as a bystander, too.")
          .inRole(Role.ANY)
          .ours("in a further role")
          .con("Delegator may neither displace you nor make you a main player.", Immunity.CHOICE)
          .ours("P3.1: it may not choose you");

  private DelegatorPulsar() {}
}
