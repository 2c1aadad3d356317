package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Swindler;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Identity Theft: another mark at the last moment; the holder need not change places.
public final class SwindlerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Swindler.SWINDLER)
          .pro("Before you turn the tokens up you may move the mark to another player.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("If you are the mark you may refuse; the tokens leave the game all the same.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private SwindlerPulsar() {}
}
