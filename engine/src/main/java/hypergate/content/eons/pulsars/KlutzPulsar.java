package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Klutz;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Clumsiness: it draws again for what it drops; the holder's ships stand firm, and as its opponent
/// the holder chooses the cards.
public final class KlutzPulsar {
  public static final Pulsar PULSAR =
      pulsar(Klutz.KLUTZ)
          .pro("Draw as many new cards as you drop.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a loss made good")
          .con(
              "Klutz may not drop your ships, and while you are its opponent you choose the cards"
                  + " that it drops.",
              Immunity.CHOICE,
              Immunity.GOODS)
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: you are no target");

  private KlutzPulsar() {}
}
