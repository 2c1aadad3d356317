package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Grudge;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Revenge: one ship more; whoever holds it gets no token.
public final class GrudgePulsar {
  public static final Pulsar PULSAR =
      pulsar(Grudge.GRUDGE)
          .pro("Everybody with a token loses one ship more.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 1)
          .ours("a bigger number")
          .con("You get no grudge token.", Immunity.CHOICE)
          .ours("P3.1: it cannot choose you");

  private GrudgePulsar() {}
}
