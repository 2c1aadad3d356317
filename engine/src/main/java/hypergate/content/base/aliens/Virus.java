package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Multiply: multiplies its card by its ships.
public final class Virus {
  public static final Alien VIRUS =
      alien("Virus", "base")
          .level(2)
          .power("Multiply", Role.MAIN, Step.REVEAL)
          .isMandatory()
          .text("Multiplies its card by its ships.");

  private Virus() {}
}
