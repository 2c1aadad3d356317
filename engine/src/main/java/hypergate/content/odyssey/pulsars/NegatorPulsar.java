package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Negator;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Negate: with it Negator stops one power without a card; whoever holds it is left in peace.
public final class NegatorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Negator.NEGATOR)
          .pro("Once in the encounter you may cancel the use of a power without a negation.")
          .may(Role.ANY, Window.POWER_USED, Negator::mayCancelFreely, Negator::cancelFreely)
          .con("Negator may not negate what you do.", Immunity.CHOICE)
          .ours("P3.1: the power cannot be aimed at you");

  private NegatorPulsar() {}
}
