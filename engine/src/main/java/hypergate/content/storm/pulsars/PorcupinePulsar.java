package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Porcupine;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Needle: a card counts two, for a winner, too; three cards at most against the holder.
public final class PorcupinePulsar {
  public static final Pulsar PULSAR =
      pulsar(Porcupine.PORCUPINE)
          .pro("Each card counts 2, and you may needle while your side is winning, too.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number")
          .con("While you are the main player on the other side it discards three cards at most.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: its number is smaller against you");

  private PorcupinePulsar() {}
}
