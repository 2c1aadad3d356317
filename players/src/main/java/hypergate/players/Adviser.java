package hypergate.players;

import hypergate.game.view.Question;

/// A player that can say what it thinks of a question: for learners who ask for a hint, and for
/// those who want to know why a machine plays as it does. It knows no more than the seat that is
/// asked.
public interface Adviser {
  /// What it thinks of the options.
  ///
  /// @param question of a game that keeps checkpoints; where nothing can be imagined the advice
  ///   rests on rules of thumb alone
  Advice advise(Question question);
}
