package hypergate.players.conflict.hazards;

import hypergate.players.novice.Judgement;

/// The Cosmic Guardian: high attacks are negotiates.
public final class TheCosmicGuardian {
  public static final Judgement THE_COSMIC_GUARDIAN =
      Judgement.of("the-cosmic-guardian").foresees(forecast -> forecast.noAttackAbove(20));

  private TheCosmicGuardian() {}
}
