package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Graviton;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Gravity: with it each of the two cards has a digit of its own; whoever holds it keeps its value.
public final class GravitonPulsar {
  public static final Pulsar PULSAR =
      pulsar(Graviton.GRAVITON)
          .pro("Call tens or ones for your card and again for your opponent's card.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("Graviton leaves the value of your card alone.", Immunity.CHOICE)
          .ours("P3.1: it cannot choose your cards");

  private GravitonPulsar() {}
}
