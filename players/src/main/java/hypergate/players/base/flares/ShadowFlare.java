package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;

/// The Shadow's flare, which enemies had better not play.
public final class ShadowFlare {
  public static final Judgement SHADOW_FLARE =
      Judgement.of("flare-shadow").harms("wild", (_, against) -> against > 0 ? 0.5 * against : 0);

  private ShadowFlare() {}
}
