package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// The Qax: force an ally.
public final class TheQax {
  public static final Tech THE_QAX =
      tech("The Qax", "base", Role.MAIN, Step.ALLIANCE).research(4).text("Force an ally.");

  private TheQax() {}
}
