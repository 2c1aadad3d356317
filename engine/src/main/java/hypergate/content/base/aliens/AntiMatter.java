package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Negation: the lower total wins.
public final class AntiMatter {
  public static final Alien ANTI_MATTER =
      alien("Anti-Matter", "base")
          .level(1)
          .power("Negation", Role.MAIN, Step.REVEAL)
          .isMandatory()
          .text("The lower total wins.");

  private AntiMatter() {}
}
