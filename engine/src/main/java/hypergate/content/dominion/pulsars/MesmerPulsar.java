package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Mesmer;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Mass Hypnosis: reinforcements, too; the holder is not fooled.
public final class MesmerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Mesmer.MESMER)
          .pro("You may play reinforcements as artifacts, too.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("more cards")
          .con("Artifacts that Mesmer has changed have no effect on you.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("immune as far as it goes");

  private MesmerPulsar() {}
}
