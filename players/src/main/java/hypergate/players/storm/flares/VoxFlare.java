package hypergate.players.storm.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Vox's flare: eleven for its ships, where that is more.
public final class VoxFlare {
  private static final int LOUD = 11;

  public static final Judgement VOX_FLARE =
      Judgement.of("flare-vox").worth("wild", VoxFlare::shouting);

  private VoxFlare() {}

  private static double shouting(Outlook outlook) {
    return outlook.reinforcing.bonus(LOUD - outlook.encounter.shipsOf(outlook.me));
  }
}
