package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Changeling;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Change Form: with it a card and an exchange; with whoever holds it no power is exchanged.
public final class ChangelingPulsar {
  public static final Pulsar PULSAR =
      pulsar(Changeling.CHANGELING)
          .pro("You may draw a card and exchange powers in the same use.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con(
              "Changeling may not exchange powers with you: as your opponent it only draws.",
              Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private ChangelingPulsar() {}
}
