package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Bride;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Marry: two spouses at a time; the holder is not married and keeps its cards.
public final class BridePulsar {
  public static final Pulsar PULSAR =
      pulsar(Bride.BRIDE)
          .pro("You may be married to two players at the same time.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("one more")
          .con("Bride may not marry you, and takes no card from you at a divorce.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private BridePulsar() {}
}
