package hypergate.players.odyssey.flares;

import hypergate.players.novice.Judgement;

/// The Tentacle's flare: further cards for a reinforcement, and the digits of both cards.
public final class TentacleFlare {
  public static final Judgement TENTACLE_FLARE =
      Judgement.of("flare-tentacle").worth("wild", _ -> 1.5).worth("super", _ -> 1.5);

  private TentacleFlare() {}
}
