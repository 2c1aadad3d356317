package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Tech;

/// Tech Scrambler: cancel a tech.
public final class TechScrambler {
  public static final Tech TECH_SCRAMBLER =
      tech("Tech Scrambler", "base", Role.ANY)
          .research(Tech.X)
          .staysSecret()
          .text("Cancel a tech.");

  private TechScrambler() {}
}
