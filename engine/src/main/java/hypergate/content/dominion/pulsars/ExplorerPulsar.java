package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Explorer;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Discovery: every planet adds one more; nothing is discovered in the holder's system.
public final class ExplorerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Explorer.EXPLORER)
          .pro("Discovered planets add 2, 3 and 5 instead of 1, 2 and 4.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 1)
          .ours("bigger numbers")
          .con("Explorer may not place planets in your system.", Immunity.CHOICE)
          .ours("P3.1: it may not choose your system");

  private ExplorerPulsar() {}
}
