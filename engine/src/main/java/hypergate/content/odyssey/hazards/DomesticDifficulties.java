package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Query.SHIP_SOURCES;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.phase.Launch;
import hypergate.variant.hazards.Hazard;

/// Domestic Difficulties: allies send ships from foreign colonies only; players without any cannot
/// ally.
public final class DomesticDifficulties {
  public static final Hazard DOMESTIC_DIFFICULTIES =
      hazard("Domestic Difficulties", "odyssey", 1)
          .text(
              "Allies send ships from foreign colonies only; players without a foreign colony"
                  + " cannot be allies.")
          .bends(
              SHIP_SOURCES,
              (game, me, subject, sources) ->
                  game.encounter().isMain(subject) ? sources : sources | Launch.FOREIGN_ONLY);

  private DomesticDifficulties() {}
}
