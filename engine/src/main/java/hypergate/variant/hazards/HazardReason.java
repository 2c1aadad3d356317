package hypergate.variant.hazards;

import hypergate.game.explain.Reason;
import hypergate.game.explain.Wording;

/// Hazards: conditions of giving one away.
enum HazardReason implements Reason {
  HAZARD_OF_GIVER(
      "HZ-5",
      "{seat} holds no hazard '{typed}' that could change hands.",
      "{seat} may give the hazard '{typed}' away.");

  private final Wording wording;

  HazardReason(String rule, String fails, String holds) {
    this.wording = new Wording(rule, fails, holds);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
