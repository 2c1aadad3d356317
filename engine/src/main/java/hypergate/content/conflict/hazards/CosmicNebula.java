package hypergate.content.conflict.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.variant.hazards.Hazard;

/// Cosmic Nebula: every alien power that is used is zapped at once.
public final class CosmicNebula {
  public static final Hazard COSMIC_NEBULA =
      hazard("Cosmic Nebula", "conflict", 1)
          .text("Every alien power that is used in this encounter is zapped at once.")
          .always(
              ANY,
              POWER_USED,
              (game, me) -> game.answering().isPower() && !game.answering().isCancelled(),
              (game, me) -> game.verbs().zap());

  private CosmicNebula() {}
}
