package hypergate.content.conflict.hazards;

import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.variant.hazards.Hazard;

/// Cosmic Upheaval: all hands are mixed and dealt back in their old sizes; nobody can answer that.
public final class CosmicUpheaval {
  public static final Hazard COSMIC_UPHEAVAL =
      hazard("Cosmic Upheaval", "conflict", 1)
          .text(
              "All hands are shuffled together and dealt back, to each player as many cards as it"
                  + " had. Nothing can be played in response.")
          .whenDrawn((game, me) -> game.verbs().exchange().mixAll());

  private CosmicUpheaval() {}
}
