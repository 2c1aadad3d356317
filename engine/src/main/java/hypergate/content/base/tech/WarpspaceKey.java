package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Warpspace Key: free all your ships.
public final class WarpspaceKey {
  public static final Tech WARPSPACE_KEY =
      tech("Warpspace Key", "base", Role.OFFENSE, Step.REGROUP)
          .research(3)
          .text("Free all your ships.");

  private WarpspaceKey() {}
}
