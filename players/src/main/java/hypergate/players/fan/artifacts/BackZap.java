package hypergate.players.fan.artifacts;

import hypergate.players.novice.Judgement;

/// Back Zap cancels nothing, but hits the zapper.
public final class BackZap {
  public static final Judgement BACK_ZAP =
      Judgement.of("back-zap").stops((_, zap) -> zap > 0 ? 1 : 0);

  private BackZap() {}
}
