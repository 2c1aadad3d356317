package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Mite;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Bluster: down to one card; whoever holds it is not asked.
public final class MitePulsar {
  public static final Pulsar PULSAR =
      pulsar(Mite.MITE)
          .pro("The defense discards down to one card instead of three.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 1)
          .ours("a bigger number")
          .con("Mite asks nothing of you while you are its opponent.", Immunity.OPPOSED)
          .ours("P3.1: it takes nothing from you");

  private MitePulsar() {}
}
