package hypergate.game.view;

/// Somebody who answers questions at once: a machine player, a test, a script.
@FunctionalInterface
public interface Player {
  /// The position of the chosen option, from 0 to `question.count() - 1`.
  int choose(Question question);
}
