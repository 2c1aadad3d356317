package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Usurper;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Accroach: it looks at its opponent's card; the holder lays down nothing and keeps its card.
public final class UsurperPulsar {
  public static final Pulsar PULSAR =
      pulsar(Usurper.USURPER)
          .pro("With your power look at your opponent's encounter card before you decide.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("it sees more")
          .con("Usurper may neither use your cards nor replace your encounter card.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private UsurperPulsar() {}
}
