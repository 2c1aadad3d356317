package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Extortionist;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Extort: the half is rounded up, so that a single card is its own; whoever holds it keeps what it
/// draws, and two thirds of its compensation.
public final class ExtortionistPulsar {
  private static final int THIRD = 3;

  public static final Pulsar PULSAR =
      pulsar(Extortionist.EXTORTIONIST, Window.TURN_START)
          .pro("Round your half up, so that even a single card is yours.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con(
              "Extortionist takes nothing of what you draw, and of your compensation only a third,"
                  + " rounded down.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> THIRD)
          .ours("P3.1: it takes less from you");

  private ExtortionistPulsar() {}
}
