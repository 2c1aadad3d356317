package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.verb.Cause;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Power Pay (moon base): a foreign colony; each use of your power costs a ship.
public final class PowerPay {
  public static final Moon POWER_PAY =
      moon(49, "Power Pay", Group.MOON_BASE)
          .text("Counts as a foreign colony. Each time you use your power you lose a ship.")
          .isColony()
          // H-216: the ship goes as the use is declared, whatever becomes of the use.
          .must(
              ANY,
              POWER_USED,
              (game, me) -> game.answering().seat() == me,
              (game, me) -> game.verbs().loseAnywhere(me, 1, Cause.EFFECT));

  private PowerPay() {}
}
