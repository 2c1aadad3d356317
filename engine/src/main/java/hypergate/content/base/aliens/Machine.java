package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Continuity: keeps having encounters.
public final class Machine {
  public static final Alien MACHINE =
      alien("Machine", "base")
          .level(2)
          .power("Continuity", Role.OFFENSE, Step.RESOLUTION)
          .text("Keeps having encounters.");

  private Machine() {}
}
