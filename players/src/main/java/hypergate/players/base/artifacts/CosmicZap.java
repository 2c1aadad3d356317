package hypergate.players.base.artifacts;

import hypergate.players.novice.Judgement;

/// Cosmic Zap, which hurts main players.
public final class CosmicZap {
  public static final Judgement COSMIC_ZAP =
      Judgement.of("cosmic-zap")
          .harms((outlook, against) -> outlook.encounter.isMain(outlook.me) && against > 0 ? 4 : 0);

  private CosmicZap() {}
}
