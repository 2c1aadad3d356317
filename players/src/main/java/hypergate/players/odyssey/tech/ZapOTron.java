package hypergate.players.odyssey.tech;

import hypergate.players.novice.Judgement;

/// The Zap-O-Tron, which can be had again.
public final class ZapOTron {
  public static final Judgement ZAP_OTRON = Judgement.of("zap-o-tron").stops((_, zap) -> zap + 0.7);

  private ZapOTron() {}
}
