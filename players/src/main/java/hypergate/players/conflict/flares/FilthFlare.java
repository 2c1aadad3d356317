package hypergate.players.conflict.flares;

import hypergate.players.novice.Judgement;

/// Nobody declares a planet filthy without a plan.
public final class FilthFlare {
  public static final Judgement FLARE =
      Judgement.of("flare-filth").worth("wild", _ -> -1).worth("super", _ -> 4);

  private FilthFlare() {}
}
