package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Grumpus;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Grump: two ships instead of one; none of the holder's.
public final class GrumpusPulsar {
  public static final Pulsar PULSAR =
      pulsar(Grumpus.GRUMPUS)
          .pro("Every other player on the planet loses two ships instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .genericCon("Planets that Grumpus leaves cost you no ship.")
          .ours("P3.1: it makes you lose no ship");

  private GrumpusPulsar() {}
}
