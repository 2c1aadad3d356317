package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.word.Step;
import hypergate.variant.technology.Payment;
import hypergate.variant.technology.Tech;

/// Plasma Coil: once it is played like a reinforcement of five. Played, it stays until the
/// encounter is over and then goes to the discarded techs.
public final class PlasmaCoil {
  public static final Tech PLASMA_COIL =
      tech("Plasma Coil", "odyssey", MAIN_OR_ALLY, Step.REVEAL)
          .pays(Payment.PAIR)
          .drawsAnother()
          .text(
              "After cards are revealed, play this as a +5 reinforcement. It is discarded when the"
                  + " encounter is over.")
          .reinforcesUntilTheEnd(5);

  private PlasmaCoil() {}
}
