package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Chrysalis;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Change: it comes sooner and out of more flares; encounters of whoever holds it bring it no
/// nearer.
public final class ChrysalisPulsar {
  public static final Pulsar PULSAR =
      pulsar(Chrysalis.CHRYSALIS, Window.TURN_START, Window.ENCOUNTER_END)
          .pro("Discard two tokens at a time, and look at fifteen flares when you change.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("bigger numbers")
          .con("As your encounters begin Chrysalis discards no token.", Immunity.CHOICE)
          .ours("P3.1: it gains nothing in your encounters");

  private ChrysalisPulsar() {}
}
