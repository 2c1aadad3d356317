package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Xenon Lasers: plus or minus one.
public final class XenonLasers {
  public static final Tech XENON_LASERS =
      tech("Xenon Lasers", "base", Role.MAIN_OR_ALLY, Step.REVEAL)
          .research(3)
          .staysInPlay()
          .text("Plus or minus one.");

  private XenonLasers() {}
}
