package hypergate.players.odyssey.moons;

import hypergate.players.novice.Judgement;

/// Harvest: a new hand of eight, as a novice sees it, less the trouble.
public final class Harvest {
  private static final double NEW_HAND = 5;

  public static final Judgement HARVEST =
      Judgement.of("moon-harvest").worth(outlook -> NEW_HAND - outlook.choosing.held());

  private Harvest() {}
}
