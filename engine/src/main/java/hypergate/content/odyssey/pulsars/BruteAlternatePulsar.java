package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.BruteAlternate;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Pressure: the whole hand is seen; the holder is left alone.
public final class BruteAlternatePulsar {
  public static final Pulsar PULSAR =
      pulsar(BruteAlternate.BRUTE_ALTERNATE, Window.INVITED)
          .pro("You see the whole hand before you take the card.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number")
          .genericCon("Brute cannot pressure you.")
          .ours("P3.1: it may not choose you");

  private BruteAlternatePulsar() {}
}
