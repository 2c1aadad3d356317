package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Phantasm;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Instability: a second card instead of the first; the holder's card stays.
public final class PhantasmPulsar {
  public static final Pulsar PULSAR =
      pulsar(Phantasm.PHANTASM)
          .pro("You may discard the card that was turned up and turn up another one instead.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a second chance")
          .con("Phantasm may not replace your card, only its own.", Immunity.CHOICE)
          .ours("P3.1: it cannot choose your cards");

  private PhantasmPulsar() {}
}
