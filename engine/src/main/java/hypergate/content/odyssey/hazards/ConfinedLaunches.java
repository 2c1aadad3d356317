package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Query.SHIP_SOURCES;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.LAUNCHING;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.phase.Launch;
import hypergate.variant.hazards.Hazard;

/// Confined Launches: everybody who sends ships takes them from a single planet of the own home
/// system. An offense that has none there loses at once.
public final class ConfinedLaunches {
  public static final Hazard CONFINED_LAUNCHES =
      hazard("Confined Launches", "odyssey", 1)
          .text(
              "Everybody who sends ships takes them from a single planet of the own home system. An"
                  + " offense without ships there loses the encounter at once.")
          .bends(SHIP_SOURCES, (game, me, subject, sources) -> sources | Launch.ONE_HOME_PLANET)
          .always(
              ANY,
              LAUNCHING,
              (game, me) -> (game.ships().colonies(me) & game.ships().planetsOf(me)) == 0,
              (game, me) -> game.verbs().winUnrevealed(game.encounter().defensive()));

  private ConfinedLaunches() {}
}
