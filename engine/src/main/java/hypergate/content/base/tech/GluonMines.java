package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Gluon Mines: blow up attackers.
public final class GluonMines {
  public static final Tech GLUON_MINES =
      tech("Gluon Mines", "base", Role.DEFENSE, Step.PLANNING)
          .research(Tech.X)
          .staysSecret()
          .text("Blow up attackers.");

  private GluonMines() {}
}
