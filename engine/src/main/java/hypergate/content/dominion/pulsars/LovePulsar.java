package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Love;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Joy: a card for each match; it founds no colony with the holder.
public final class LovePulsar {
  public static final Pulsar PULSAR =
      pulsar(Love.LOVE, Window.TURN_END)
          .pro("Draw one card for each other player who discarded the type that you did.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 1)
          .ours("a gain on top")
          .con("Love may not found a colony in your system.", Immunity.CHOICE)
          .ours("P3.1: it may not choose your planets");

  private LovePulsar() {}
}
