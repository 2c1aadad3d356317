package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Reincarnation: becomes a new alien after each defeat.
public final class Reincarnator {
  public static final Alien REINCARNATOR =
      alien("Reincarnator", "base")
          .level(1)
          .power("Reincarnation", Role.MAIN_OR_ALLY, Step.RESOLUTION)
          .isMandatory()
          .text("Becomes a new alien after each defeat.");

  private Reincarnator() {}
}
