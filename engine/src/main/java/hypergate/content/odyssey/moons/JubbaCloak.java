package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Jubba Cloak (secret): nothing, and it may never be revealed.
public final class JubbaCloak {
  public static final Moon JUBBA_CLOAK =
      moon(81, "Jubba Cloak", Group.SECRET)
          .text("No effect; it may not be revealed.")
          .neverRevealed();

  private JubbaCloak() {}
}
