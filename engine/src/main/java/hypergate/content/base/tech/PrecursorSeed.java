package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Tech;

/// Precursor Seed: second alien power.
public final class PrecursorSeed {
  public static final Tech PRECURSOR_SEED =
      tech("Precursor Seed", "base", Role.ANY)
          .research(9)
          .staysInPlay()
          .text("Second alien power.");

  private PrecursorSeed() {}
}
