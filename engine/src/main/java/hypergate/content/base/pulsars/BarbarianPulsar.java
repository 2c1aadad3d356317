package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Barbarian;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Loot and Pillage: two cards a ship; whoever holds it keeps its hand.
public final class BarbarianPulsar {
  public static final Pulsar PULSAR =
      pulsar(Barbarian.BARBARIAN)
          .pro("Keep two cards for each ship instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("Barbarian does not loot while you are its opponent.", Immunity.OPPOSED)
          .ours("P3.1: it takes nothing from you");

  private BarbarianPulsar() {}
}
