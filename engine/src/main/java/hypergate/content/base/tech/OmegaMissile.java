package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Omega Missile: destroy a planet.
public final class OmegaMissile {
  public static final Tech OMEGA_MISSILE =
      tech("Omega Missile", "base", Role.ANY, Step.REGROUP).research(8).text("Destroy a planet.");

  private OmegaMissile() {}
}
