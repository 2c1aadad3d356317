package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Ooze: moves any number of ships into or out of an encounter.
public final class Amoeba {
  public static final Alien AMOEBA =
      alien("Amoeba", "base")
          .level(1)
          .power("Ooze", Role.MAIN, Step.PLANNING)
          .text("Moves any number of ships into or out of an encounter.");

  private Amoeba() {}
}
