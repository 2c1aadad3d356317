package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.TheCult;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Allegiance: anybody can be asked; whoever holds it is bound to nothing.
public final class TheCultPulsar {
  public static final Pulsar PULSAR =
      pulsar(TheCult.THE_CULT)
          .pro("You may offer membership to any player.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("it reaches further")
          .con(
              "As a member you are not bound by its rules and may leave for nothing.",
              Immunity.VALUES)
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it changes nothing about you");

  private TheCultPulsar() {}
}
