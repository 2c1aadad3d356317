package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Glutton;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Gorge: with it three more each time; out of the hand of whoever holds it nothing more.
public final class GluttonPulsar {
  public static final Pulsar PULSAR =
      pulsar(Glutton.GLUTTON)
          .pro("You get three more ships or cards each time instead of two.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 3)
          .ours("a bigger number")
          .con("Glutton takes no further cards out of your hand.", Immunity.CHOICE)
          .ours("P3.1: it takes nothing from you");

  private GluttonPulsar() {}
}
