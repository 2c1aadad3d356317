package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Humanity: small bonus, wins outright when zapped.
public final class Human {
  public static final Alien HUMAN =
      alien("Human", "base")
          .level(1)
          .power("Humanity", Role.MAIN_OR_ALLY, Step.REVEAL)
          .isMandatory()
          .text("Small bonus, wins outright when zapped.");

  private Human() {}
}
