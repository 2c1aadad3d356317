package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Disease;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Contagion: small colonies spread too, and to two planets; the holder cannot be infected.
public final class DiseasePulsar {
  public static final Pulsar PULSAR =
      pulsar(Disease.DISEASE)
          .pro("A colony of two ships is enough, and it may spread to two planets at once.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a smaller number, and twice")
          .con("Disease may not infect you.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private DiseasePulsar() {}
}
