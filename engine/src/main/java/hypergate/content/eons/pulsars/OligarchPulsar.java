package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Oligarch;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Greed: a privilege more; whoever holds it is not touched by them.
public final class OligarchPulsar {
  public static final Pulsar PULSAR =
      pulsar(Oligarch.OLIGARCH)
          .pro("You may have one privilege more than the most foreign colonies.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> number + 1)
          .ours("a bigger number")
          .con(
              "Oligarch's privileges neither take anything from you nor hinder you.",
              Immunity.VALUES)
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it changes nothing about you");

  private OligarchPulsar() {}
}
