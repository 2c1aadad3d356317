package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Magic: switches the two encounter cards.
public final class Sorcerer {
  public static final Alien SORCERER =
      alien("Sorcerer", "base")
          .level(0)
          .power("Magic", Role.MAIN, Step.PLANNING)
          .neverWith("gambler")
          .text("Switches the two encounter cards.");

  private Sorcerer() {}
}
