package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Genesis Bomb: create a home planet.
public final class GenesisBomb {
  public static final Tech GENESIS_BOMB =
      tech("Genesis Bomb", "base", Role.ANY, Step.REGROUP)
          .research(4)
          .staysSecret()
          .token("Genesis planet")
          .text("Create a home planet.");

  private GenesisBomb() {}
}
