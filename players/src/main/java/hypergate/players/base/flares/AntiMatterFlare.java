package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Anti-Matter's flare: one flare an encounter and nothing else, so cheaper than a zap.
public final class AntiMatterFlare {
  public static final Judgement ANTI_MATTER_FLARE =
      Judgement.of("flare-anti-matter")
          .stops("wild", (_, zap) -> zap + 1.5)
          .stops("super", (_, zap) -> zap + 1.5);

  private AntiMatterFlare() {}
}
