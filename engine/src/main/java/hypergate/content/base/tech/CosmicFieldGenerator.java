package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Tech;

/// Cosmic Field Generator: zap an alien power.
public final class CosmicFieldGenerator {
  public static final Tech COSMIC_FIELD_GENERATOR =
      tech("Cosmic Field Generator", "base", Role.ANY).research(2).text("Zap an alien power.");

  private CosmicFieldGenerator() {}
}
