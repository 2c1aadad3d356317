package hypergate.content.base.pulsars;

import static hypergate.game.Pulsar.pulsar;

import hypergate.content.base.aliens.Mutant;
import hypergate.game.Pulsar;
import hypergate.game.word.Immunity;
import hypergate.game.word.Query;

/// Regenerate: whoever holds it keeps its cards.
public final class MutantPulsar {
  public static final Pulsar PULSAR =
      pulsar(Mutant.MUTANT)
          .pro("You refill your hand to ten instead of eight.")
          .bends(Query.POWER_NUMBER, (game, me, who, full) -> 10)
          .ours("a bigger number")
          .con("Mutant may not fill its hand from your cards.", Immunity.CHOICE);

  private MutantPulsar() {}
}
