package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Foresee: sees the opposing card before choosing.
public final class Oracle {
  public static final Alien ORACLE =
      alien("Oracle", "base")
          .level(0)
          .power("Foresee", Role.MAIN, Step.PLANNING)
          .isMandatory()
          .neverWith("magician")
          .text("Sees the opposing card before choosing.");

  private Oracle() {}
}
