package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Bully;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Intimidate: two ships more; the holder loses what it has in the encounter.
public final class BullyPulsar {
  public static final Pulsar PULSAR =
      pulsar(Bully.BULLY)
          .pro("Your opponent loses two further ships of your choice.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con(
              "As its opponent you lose the ships in the encounter; Bully does not choose.",
              Immunity.OPPOSED)
          .ours("P3.1: the power bends nothing about you");

  private BullyPulsar() {}
}
