package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Query.WARNED;
import static hypergate.variant.hazards.Hazard.semiPermanent;

import hypergate.game.word.Query;
import hypergate.variant.hazards.Hazard;

/// Danger Zone (semi-permanent): every encounter draws a hazard.
public final class DangerZone {
  public static final Hazard DANGER_ZONE =
      semiPermanent("Danger Zone", "odyssey")
          .text("While this is in play, every encounter draws a hazard, warning or not.")
          .bends(WARNED, (game, me, subject, trigger) -> Query.EVERY_ENCOUNTER);

  private DangerZone() {}
}
