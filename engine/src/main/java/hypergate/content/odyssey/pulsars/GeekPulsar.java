package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Geek;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Esoterica: a second guess; no kindness of its opponent.
public final class GeekPulsar {
  public static final Pulsar PULSAR =
      pulsar(Geek.GEEK)
          .pro("You have two guesses.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("While you are its opponent Geek must guess right, else the sheet is discarded.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it gains nothing by you");

  private GeekPulsar() {}
}
