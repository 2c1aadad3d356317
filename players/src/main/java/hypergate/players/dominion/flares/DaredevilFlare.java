package hypergate.players.dominion.flares;

import hypergate.players.novice.Judgement;

/// The Daredevil's flare: the bet on a narrow win is seldom a good one.
public final class DaredevilFlare {
  public static final Judgement DAREDEVIL_FLARE =
      Judgement.of("flare-daredevil").worth("wild", _ -> -1).worth("super", _ -> 1);

  private DaredevilFlare() {}
}
