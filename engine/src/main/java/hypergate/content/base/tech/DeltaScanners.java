package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Delta Scanners: take a discarded card.
public final class DeltaScanners {
  public static final Tech DELTA_SCANNERS =
      tech("Delta Scanners", "base", Role.ANY, Step.REGROUP)
          .research(2)
          .text("Take a discarded card.");

  private DeltaScanners() {}
}
