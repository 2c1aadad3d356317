package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Booster;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Escape Velocity: two cards are drawn before one goes; before the holder none is drawn.
public final class BoosterPulsar {
  public static final Pulsar PULSAR =
      pulsar(Booster.BOOSTER)
          .pro("For three or more ships draw two cards and discard one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con(
              "While you are a main player in its encounter Booster draws no card before it"
                  + " discards.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private BoosterPulsar() {}
}
