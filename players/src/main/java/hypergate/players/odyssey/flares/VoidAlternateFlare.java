package hypergate.players.odyssey.flares;

import hypergate.players.novice.Judgement;

/// The alternate Void's flare, cheaper than a zap.
public final class VoidAlternateFlare {
  public static final Judgement VOID_ALTERNATE_FLARE =
      Judgement.of("flare-void-alternate").stops("wild", (_, zap) -> zap + 0.8);

  private VoidAlternateFlare() {}
}
