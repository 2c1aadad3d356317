package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Plasma Thrusters: one extra ship.
public final class PlasmaThrusters {
  public static final Tech PLASMA_THRUSTERS =
      tech("Plasma Thrusters", "base", Role.MAIN_OR_ALLY, Step.LAUNCH, Step.ALLIANCE)
          .research(6)
          .staysInPlay()
          .text("One extra ship.");

  private PlasmaThrusters() {}
}
