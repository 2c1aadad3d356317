package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Trader;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Transference: with it the Trader trades as an ally, too; the holder keeps its hand.
public final class TraderPulsar {
  public static final Pulsar PULSAR =
      pulsar(Trader.TRADER)
          .pro("As an ally you may trade hands with the main player on the other side.")
          .inRole(Role.ALLY)
          .ours("as an ally, too")
          .con("Trader may not trade hands with you.", Immunity.CHOICE)
          .ours("P3.1: the power takes nothing from you and gives you nothing");

  private TraderPulsar() {}
}
