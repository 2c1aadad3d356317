package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Vacuum Turbines: sift four cards.
public final class VacuumTurbines {
  public static final Tech VACUUM_TURBINES =
      tech("Vacuum Turbines", "base", Role.ANY, Step.REGROUP).research(2).text("Sift four cards.");

  private VacuumTurbines() {}
}
