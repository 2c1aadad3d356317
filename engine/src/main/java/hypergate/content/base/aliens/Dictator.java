package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Command: chooses the destiny card for others.
public final class Dictator {
  public static final Alien DICTATOR =
      alien("Dictator", "base")
          .level(2)
          .power("Command", Role.NOT_OFFENSE, Step.DESTINY)
          .isMandatory()
          .neverWith("coordinator")
          .text("Chooses the destiny card for others.");

  private Dictator() {}
}
