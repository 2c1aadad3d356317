package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Sniveler;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Whine: ties suffice, and two subjects; the holder does not hear it.
public final class SnivelerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Sniveler.SNIVELER)
          .pro("Ties suffice, and you may whine about two of the three things.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a condition less")
          .con(
              "Whining neither asks nor costs you anything: others decide and pay without you.",
              Immunity.CHOICE,
              Immunity.GOODS)
          .ours("P3.1: you are no target");

  private SnivelerPulsar() {}
}
