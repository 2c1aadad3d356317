package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Guerrilla;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Attrition: a ship from a colony more; the holder keeps all its ships.
public final class GuerrillaPulsar {
  public static final Pulsar PULSAR =
      pulsar(Guerrilla.GUERRILLA)
          .pro("Each player you weaken also loses a ship from one of its colonies, of your choice.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 1)
          .ours("a bigger number")
          .con("Guerrilla does not weaken you.", Immunity.CHOICE)
          .ours("P3.1: it takes nothing from you");

  private GuerrillaPulsar() {}
}
