package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.table.Steps;
import hypergate.testing.Seeds;

/// The bounds on what one answer may lead to lie far above what games need: `docs/bounds.md`.
final class StepsTest {
  private static final int ROOM = 20;

  @Seeds(upTo = 200, fresh = 20)
  void no_game_comes_near_the_bounds(long seed) {
    Game game = RandomGames.game(seed);
    int phases = 0;
    while (!game.isOver()) {
      game.runPhase();
      phases = Math.max(phases, game.steps().phasesOfEncounter());
    }
    assertThat(ROOM * game.steps().most()).isLessThan(Steps.MOST_IN_PHASE);
    // Whom chance has left without ships or cards plays on to the last turn, and so does nobody
    // else.
    if (game.winners() != 0) assertThat(ROOM * game.steps().all()).isLessThan(Steps.MOST_IN_ALL);
    assertThat(ROOM * phases).isLessThan(Steps.MOST_PHASES);
  }
}
