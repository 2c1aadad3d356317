package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Eradicate: destroys losing ships for good.
public final class Void {
  public static final Alien VOID =
      alien("Void", "base")
          .level(2)
          .power("Eradicate", Role.MAIN, Step.RESOLUTION)
          .isMandatory()
          .text("Destroys losing ships for good.");

  private Void() {}
}
