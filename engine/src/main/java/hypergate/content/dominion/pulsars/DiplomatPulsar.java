package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Diplomat;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Negotiate: a deal of three that fails costs it nothing; its holder's fights stay fights.
public final class DiplomatPulsar {
  public static final Pulsar PULSAR =
      pulsar(Diplomat.DIPLOMAT)
          .pro("When your deal of three fails you lose no ships.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a price lifted")
          .con("As long as you are a main player Diplomat may not use its power.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: your encounter is left alone");

  private DiplomatPulsar() {}
}
