package hypergate.game;

import hypergate.game.word.Step;

/// How phases are played. Games are given this with their [Content], since a game itself knows none
/// of them.
@FunctionalInterface
public interface Play {
  /// Plays one phase to its end.
  void run(Game game, Step step);
}
