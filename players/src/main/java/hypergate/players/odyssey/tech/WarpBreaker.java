package hypergate.players.odyssey.tech;

import hypergate.players.novice.Judgement;

/// The Warp Breaker, for ships in the warp.
public final class WarpBreaker {
  public static final Judgement WARP_BREAKER =
      Judgement.of("warp-breaker-odyssey").worth(outlook -> outlook.ships.inWarp(outlook.me) - 1.5);

  private WarpBreaker() {}
}
