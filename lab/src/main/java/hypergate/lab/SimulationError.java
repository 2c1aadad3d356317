package hypergate.lab;

import hypergate.game.Options;

/// A game in which the rules broke down: a bug, to be reported with its seed and options.
public final class SimulationError extends RuntimeException {
  private static final long serialVersionUID = 1;

  SimulationError(long game, long seed, Options options, Throwable cause) {
    super(
        "game "
            + (game + 1)
            + " (seed "
            + seed
            + ", options "
            + options.given()
            + ") stopped: "
            + cause,
        cause);
  }
}
