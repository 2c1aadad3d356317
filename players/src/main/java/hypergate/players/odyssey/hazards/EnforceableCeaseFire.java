package hypergate.players.odyssey.hazards;

import hypergate.players.novice.Judgement;

/// The Enforceable Cease-Fire: who alone attacks loses.
public final class EnforceableCeaseFire {
  public static final Judgement ENFORCEABLE_CEASE_FIRE =
      Judgement.of("enforceable-cease-fire").foresees(forecast -> forecast.noLoneAttack());

  private EnforceableCeaseFire() {}
}
