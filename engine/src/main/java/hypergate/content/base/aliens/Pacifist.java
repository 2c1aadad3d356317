package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Peace: a negotiate beats an attack.
public final class Pacifist {
  public static final Alien PACIFIST =
      alien("Pacifist", "base")
          .level(0)
          .power("Peace", Role.MAIN, Step.REVEAL)
          .isMandatory()
          .text("A negotiate beats an attack.");

  private Pacifist() {}
}
