package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Lunar Cannon: +10 at two planets.
public final class LunarCannon {
  public static final Tech LUNAR_CANNON =
      tech("Lunar Cannon", "base", Role.MAIN_OR_ALLY, Step.DESTINY, Step.REVEAL)
          .research(5)
          .staysInPlay()
          .token("lunar cannon")
          .text("+10 at two planets.");

  private LunarCannon() {}
}
