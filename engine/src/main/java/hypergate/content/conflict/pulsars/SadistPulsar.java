package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Sadist;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Inflict Pain: seven lost ships are enough; whoever holds it must have lost ten.
public final class SadistPulsar {
  public static final Pulsar PULSAR =
      pulsar(Sadist.SADIST, Window.NEXT_ENCOUNTER, Window.TURN_END)
          .pro("Seven lost ships of each other player are enough.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 7)
          .ours("a bigger effect")
          .con("As far as you are concerned Sadist needs ten lost ships instead of eight.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 10)
          .ours("it has no target: a weaker version");

  private SadistPulsar() {}
}
