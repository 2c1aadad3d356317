package hypergate.players.base.tech;

import hypergate.players.novice.Judgement;

/// The Warpspace Key, for enough ships in the warp.
public final class WarpspaceKey {
  public static final Judgement WARPSPACE_KEY =
      Judgement.of("warpspace-key").worth(outlook -> outlook.ships.inWarp(outlook.me) - 2.5);

  private WarpspaceKey() {}
}
