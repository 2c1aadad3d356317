package hypergate.content.reda.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.LOSING;
import static hypergate.variant.technology.Tech.tech;

import hypergate.variant.technology.Tech;

/// Axlotl Tank: of several ships that its owner loses to the warp at once one may return to any of
/// its colonies that are left.
public final class AxlotlTank {
  public static final Tech AXLOTL_TANK =
      tech("Axlotl Tank", "reda", ANY)
          .research(6)
          .staysInPlay()
          .text(
              "Whenever you lose more than one ship to the warp at once, you may put one of them on"
                  + " any of your colonies instead.")
          .may(
              ANY,
              LOSING,
              (game, me) -> game.verbs().losing().remaining(me) > 1,
              (game, me) -> game.verbs().losing().save(me, 1));

  private AxlotlTank() {}
}
