package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Plant;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Grafting: with it two players are grafted; whoever holds it keeps its power.
public final class PlantPulsar {
  public static final Pulsar PULSAR =
      pulsar(Plant.PLANT)
          .pro("You may graft two players in the same encounter.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("more often")
          .con("Plant may not graft your power.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private PlantPulsar() {}
}
