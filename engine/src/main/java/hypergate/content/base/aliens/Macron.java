package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Mass: each ship counts four, but only one may be sent.
public final class Macron {
  public static final Alien MACRON =
      alien("Macron", "base")
          .level(0)
          .power("Mass", Role.MAIN_OR_ALLY, Step.LAUNCH, Step.ALLIANCE, Step.REVEAL)
          .isMandatory()
          .text("Each ship counts four, but only one may be sent.");

  private Macron() {}
}
