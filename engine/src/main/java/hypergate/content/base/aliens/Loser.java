package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Upset: turns the result upside down.
public final class Loser {
  public static final Alien LOSER =
      alien("Loser", "base")
          .level(0)
          .power("Upset", Role.MAIN, Step.PLANNING)
          .text("Turns the result upside down.");

  private Loser() {}
}
