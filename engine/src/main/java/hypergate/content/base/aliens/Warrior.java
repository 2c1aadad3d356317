package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Mastery: grows stronger with every encounter.
public final class Warrior {
  public static final Alien WARRIOR =
      alien("Warrior", "base")
          .level(0)
          .power("Mastery", Role.MAIN, Step.REVEAL)
          .isMandatory()
          .text("Grows stronger with every encounter.");

  private Warrior() {}
}
