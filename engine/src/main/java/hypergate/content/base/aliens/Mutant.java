package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Regenerate: refills its hand to eight cards.
public final class Mutant {
  public static final Alien MUTANT =
      alien("Mutant", "base")
          .level(0)
          .power("Regenerate", Role.MAIN, Step.ALLIANCE)
          .text("Refills its hand to eight cards.");

  private Mutant() {}
}
