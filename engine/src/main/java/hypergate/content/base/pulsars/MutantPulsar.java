package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Mutant;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

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
