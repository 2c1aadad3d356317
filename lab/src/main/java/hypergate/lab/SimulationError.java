package hypergate.lab;

import hypergate.game.card.Options;
import hypergate.game.table.BrokenGame;
import java.util.List;

/// A game in which the rules broke down: a bug, to be reported with its seed and options.
public final class SimulationError extends RuntimeException {
  private static final long serialVersionUID = 1;

  SimulationError(long game, long seed, Options options, Throwable cause) {
    this(game, seed, options, " stopped: " + cause, cause);
  }

  /// @param answers those that were given before the phase in which it broke
  SimulationError(long game, long seed, Options options, List<String> answers, Throwable cause) {
    this(
        game,
        seed,
        options,
        answers.isEmpty()
            ? " is broken before the first answer: " + words(cause)
            : " is broken after answer "
                + answers.size()
                + ", '"
                + answers.getLast()
                + "': "
                + words(cause),
        cause);
  }

  private SimulationError(long game, long seed, Options options, String what, Throwable cause) {
    super(
        "game " + (game + 1) + " (seed " + seed + ", options " + options.given() + ")" + what,
        cause);
  }

  private static String words(Throwable cause) {
    return cause instanceof BrokenGame broken ? broken.words() : cause.toString();
  }
}
