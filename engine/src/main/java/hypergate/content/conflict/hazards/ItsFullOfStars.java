package hypergate.content.conflict.hazards;

import static hypergate.game.word.Query.SHIP_SOURCES;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.phase.Launch;
import hypergate.variant.hazards.Hazard;

/// It's Full of Stars...: allies may send ships straight out of the warp.
public final class ItsFullOfStars {
  public static final Hazard ITS_FULL_OF_STARS =
      hazard("It's Full of Stars...", "conflict", 3)
          .text(
              "Allies may send ships out of the warp, within the usual limit. Those that survive do"
                  + " not go back there.")
          .bends(
              SHIP_SOURCES,
              (game, me, subject, sources) ->
                  game.encounter().isMain(subject) ? sources : sources | Launch.FROM_WARP);

  private ItsFullOfStars() {}
}
