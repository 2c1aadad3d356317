package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.YinYang;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Balance: one invitation is enough; the holder gets no token.
public final class YinYangPulsar {
  public static final Pulsar PULSAR =
      pulsar(YinYang.YIN_YANG)
          .pro("One invitation is enough for you to ally with both sides.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a condition less")
          .con("You never get a yin-yang token.", Immunity.CHOICE)
          .ours("P3.1: you are no target");

  private YinYangPulsar() {}
}
