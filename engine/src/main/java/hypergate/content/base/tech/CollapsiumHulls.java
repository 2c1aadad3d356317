package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Collapsium Hulls: keep one losing ship.
public final class CollapsiumHulls {
  public static final Tech COLLAPSIUM_HULLS =
      tech("Collapsium Hulls", "base", Role.DEFENSE, Step.RESOLUTION)
          .research(4)
          .staysInPlay()
          .text("Keep one losing ship.");

  private CollapsiumHulls() {}
}
