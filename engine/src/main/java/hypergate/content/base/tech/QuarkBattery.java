package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Quark Battery: stored encounter card.
public final class QuarkBattery {
  public static final Tech QUARK_BATTERY =
      tech("Quark Battery", "base", Role.MAIN, Step.REGROUP, Step.REVEAL)
          .research(3)
          .text("Stored encounter card.");

  private QuarkBattery() {}
}
