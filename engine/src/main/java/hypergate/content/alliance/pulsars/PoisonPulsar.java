package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Poison;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Toxicity: two ships for a warning, and attacks within four; whoever holds it breathes freely and
/// loses to its equal only.
public final class PoisonPulsar {
  public static final Pulsar PULSAR =
      pulsar(Poison.POISON)
          .pro("A warning costs each colony two ships, and the attacks may differ by up to 4.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 4)
          .ours("bigger numbers")
          .con(
              "Your colonies in Poison's system lose nothing to warnings. Against you it wins only"
                  + " with an attack equal to yours.",
              Immunity.GOODS)
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 0)
          .ours("P3.1: it takes nothing from you; a weaker version besides");

  private PoisonPulsar() {}
}
