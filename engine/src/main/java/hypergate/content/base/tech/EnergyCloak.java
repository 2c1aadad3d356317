package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Energy Cloak: defense gets no invitations.
public final class EnergyCloak {
  public static final Tech ENERGY_CLOAK =
      tech("Energy Cloak", "base", Role.OFFENSE, Step.LAUNCH)
          .research(4)
          .text("Defense gets no invitations.");

  private EnergyCloak() {}
}
