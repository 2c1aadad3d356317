package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.BleedingHeart;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Rapport: it chooses the limit; the holder's cards and debts stay as they are.
public final class BleedingHeartPulsar {
  public static final Pulsar PULSAR =
      pulsar(BleedingHeart.BLEEDING_HEART)
          .pro("When you call for peace say up to which value, from 5 to 15.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con(
              "Your attacks never become negotiates, and compensation that you owe is not doubled.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it changes neither your card nor what you pay");

  private BleedingHeartPulsar() {}
}
