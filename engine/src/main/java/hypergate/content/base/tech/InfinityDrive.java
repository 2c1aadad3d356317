package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Infinity Drive: extra encounter now.
public final class InfinityDrive {
  public static final Tech INFINITY_DRIVE =
      tech("Infinity Drive", "base", Role.ANY, Step.RESOLUTION)
          .research(6)
          .text("Extra encounter now.");

  private InfinityDrive() {}
}
