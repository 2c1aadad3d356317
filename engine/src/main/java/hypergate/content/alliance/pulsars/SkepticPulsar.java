package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Skeptic;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Doubt: only the other one's losses are doubled; whoever holds it may disagree without a risk.
public final class SkepticPulsar {
  public static final Pulsar PULSAR =
      pulsar(Skeptic.SKEPTIC)
          .pro("Once the other player has disagreed, your own losses are not doubled.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("its price is no restraint any more")
          .con("If you disagree with Skeptic, your own losses are not doubled, only Skeptic's.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you");

  private SkepticPulsar() {}
}
