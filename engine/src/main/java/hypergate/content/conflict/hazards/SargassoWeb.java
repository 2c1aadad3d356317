package hypergate.content.conflict.hazards;

import static hypergate.game.word.Query.PLAYED_LEAVES;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.variant.hazards.Hazard;

/// Sargasso Web: every card that is played leaves the game after taking effect.
public final class SargassoWeb {
  public static final Hazard SARGASSO_WEB =
      hazard("Sargasso Web", "conflict", 2)
          .text("Every card played in this encounter leaves the game after taking effect.")
          .bends(PLAYED_LEAVES, (game, me, subject, value) -> 1);

  private SargassoWeb() {}
}
