package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Trickster;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Possibilities: the token is hidden twice; whoever holds it need not guess.
public final class TricksterPulsar {
  public static final Pulsar PULSAR =
      pulsar(Trickster.TRICKSTER)
          .pro("If the token is found you may hide it once more.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("more often")
          .con("As its opponent you may refuse to guess: the encounter goes on normally.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private TricksterPulsar() {}
}
