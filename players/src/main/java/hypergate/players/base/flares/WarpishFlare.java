package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Warpish's flare: our ships in the warp count.
public final class WarpishFlare {
  public static final Judgement WARPISH_FLARE =
      Judgement.of("flare-warpish")
          .worth(
              "wild",
              outlook -> outlook.reinforcing.gain(outlook.me, outlook.ships.inWarp(outlook.me)));

  private WarpishFlare() {}
}
