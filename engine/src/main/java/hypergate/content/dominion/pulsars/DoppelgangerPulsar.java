package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Doppelganger;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Haunt: what is borrowed stays; the holder lends nothing.
public final class DoppelgangerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Doppelganger.DOPPELGANGER)
          .pro("Borrowed cards that you did not play come to your hand and stay.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("free of a restraint")
          .genericCon("Doppelganger may not haunt you.")
          .ours("P3.1: it takes nothing from you");

  private DoppelgangerPulsar() {}
}
