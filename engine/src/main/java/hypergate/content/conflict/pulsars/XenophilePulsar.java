package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Xenophile;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Welcoming: five for each colony; those of whoever holds it do not count.
public final class XenophilePulsar {
  public static final Pulsar PULSAR =
      pulsar(Xenophile.XENOPHILE)
          .pro("Each colony counts 5 instead of 3.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 5)
          .ours("a bigger number")
          .con("Your colonies in its home system do not count for Xenophile.", Immunity.CHOICE)
          .ours("P3.1: the power does not use your colonies");

  private XenophilePulsar() {}
}
