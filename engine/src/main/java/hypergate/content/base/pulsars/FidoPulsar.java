package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Fido;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Fetch: both wages; whoever holds it is not offered anything.
public final class FidoPulsar {
  public static final Pulsar PULSAR =
      pulsar(Fido.FIDO)
          .pro("For a card that is accepted you may take both a ship and a card.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("Fido may not offer a card to you.", Immunity.CHOICE)
          .ours("P3.1: it cannot choose you");

  private FidoPulsar() {}
}
