package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Transference: swaps hands with the opponent.
public final class Trader {
  public static final Alien TRADER =
      alien("Trader", "base")
          .level(0)
          .power("Transference", Role.MAIN, Step.PLANNING)
          .text("Swaps hands with the opponent.");

  private Trader() {}
}
