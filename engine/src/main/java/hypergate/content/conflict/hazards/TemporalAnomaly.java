package hypergate.content.conflict.hazards;

import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.variant.hazards.Hazard;

/// Temporal Anomaly: the direction of play is reversed for the rest of the game.
public final class TemporalAnomaly {
  public static final Hazard TEMPORAL_ANOMALY =
      hazard("Temporal Anomaly", "conflict", 3)
          .text("The direction of play is reversed for the rest of the game.")
          .whenDrawn((game, me) -> game.reverse());

  private TemporalAnomaly() {}
}
