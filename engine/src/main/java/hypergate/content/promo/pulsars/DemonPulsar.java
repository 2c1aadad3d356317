package hypergate.content.promo.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.promo.aliens.Demon;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Possess: one of the cards stays; the holder's hand is not taken.
public final class DemonPulsar {
  public static final Pulsar PULSAR =
      pulsar(Demon.DEMON)
          .pro("At the end of the encounter keep one of the possessed cards.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a new ability")
          .genericCon("Demon may not possess your hand.")
          .ours("P3.1: it may not choose you and takes nothing from you");

  private DemonPulsar() {}
}
