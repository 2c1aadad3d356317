package hypergate.players.classic.artifacts;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Values;

/// Warp Break, for our ships in the warp.
public final class WarpBreak {
  public static final Judgement WARP_BREAK =
      Judgement.of("warp-break")
          .worth(
              outlook ->
                  outlook.ships.inWarp(outlook.me) * outlook.ship(outlook.me) - Values.ARTIFACT);

  private WarpBreak() {}
}
