package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Void's flare, cheaper than a zap.
public final class VoidFlare {
  public static final Judgement VOID_FLARE =
      Judgement.of("flare-void").stops("wild", (_, zap) -> zap + 0.8);

  private VoidFlare() {}
}
