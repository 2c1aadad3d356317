package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Tech;

/// The Prometheus: a +3 ship.
public final class ThePrometheus {
  public static final Tech THE_PROMETHEUS =
      tech("The Prometheus", "base", Role.ANY)
          .research(7)
          .staysInPlay()
          .token("Prometheus")
          .text("A +3 ship.");

  private ThePrometheus() {}
}
