package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Alchemist;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Transmutation: twice an encounter; two ships in an encounter of the holder.
public final class AlchemistPulsar {
  public static final Pulsar PULSAR =
      pulsar(Alchemist.ALCHEMIST, Window.TURN_START, Window.ALLIED, Window.OUTCOME)
          .pro("You may use your power twice in an encounter.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("While you are a main player Alchemist must lose two ships for its exchange.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private AlchemistPulsar() {}
}
