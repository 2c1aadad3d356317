package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Mirror;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Reversal: with it of the cards it names; whoever holds it keeps its digits.
public final class MirrorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Mirror.MIRROR)
          .pro("Your own card is not reversed.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("A reversal leaves your card alone.", Immunity.CHOICE)
          .ours("P3.1: it cannot choose your cards");

  private MirrorPulsar() {}
}
