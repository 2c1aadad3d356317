package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Ethic;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Guilt: twice as many cards; nothing for an attack that the holder has beaten.
public final class EthicPulsar {
  public static final Pulsar PULSAR =
      pulsar(Ethic.ETHIC)
          .pro("Collect two cards of compensation instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("Ethic collects nothing from you for a lost attack.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private EthicPulsar() {}
}
