package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Coldsleep Ship: found a foreign colony.
public final class ColdsleepShip {
  public static final Tech COLDSLEEP_SHIP =
      tech("Coldsleep Ship", "base", Role.ANY, Step.REGROUP)
          .research(9)
          .text("Found a foreign colony.");

  private ColdsleepShip() {}
}
