package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Infest: allies without an invitation.
public final class Parasite {
  public static final Alien PARASITE =
      alien("Parasite", "base")
          .level(0)
          .power("Infest", Role.NOT_MAIN, Step.ALLIANCE)
          .text("Allies without an invitation.");

  private Parasite() {}
}
