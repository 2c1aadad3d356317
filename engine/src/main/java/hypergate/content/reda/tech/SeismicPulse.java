package hypergate.content.reda.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.phase.Launch;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Seismic Pulse: once encounter cards are selected the gate turns to another planet of the same
/// system that could have been aimed at. Main players and allies stay; the defense has the ships
/// that stand there.
public final class SeismicPulse {
  private static final Prompt WHERE = Prompt.of("seismic-pulse/planet");

  public static final Tech SEISMIC_PULSE =
      tech("Seismic Pulse", "reda", ANY, Step.PLANNING)
          .research(6)
          .text(
              "After encounter cards are selected, before they are revealed, discard this to aim"
                  + " the gate at another planet of the same system.")
          .may(ANY, SELECTED, (game, me) -> targets(game) != 0, SeismicPulse::shake);

  private SeismicPulse() {}

  // In the system of the defense any planet, elsewhere one where it has a colony.
  private static long targets(Game game) {
    Planet target = game.encounter().target();
    Seat defense = game.encounter().defense();
    long others = game.ships().planetsOf(game.ships().systemOf(target)) & ~target.bit();
    return game.ships().systemOf(target) == defense
        ? others
        : others & game.ships().colonies(defense);
  }

  private static void shake(Game game, Seat me) {
    Launch.aimAgain(game, game.ask(me).planet(WHERE, targets(game)));
  }
}
