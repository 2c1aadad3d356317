package hypergate.players;

import hypergate.game.view.Player;
import hypergate.game.view.Question;

/// A machine player: it answers at once, and its choices follow from what it is asked and from its
/// seed.
public interface MachinePlayer extends Player {
  /// Starts its choices anew from a seed, as if it had just been made: for the next game.
  void reseed(long seed);

  /// Whether it thinks with worlds of its question's imagination: then the games in which it sits
  /// must keep checkpoints.
  default boolean imagines() {
    return false;
  }

  /// What it says to the table with an answer of its own, from what everybody can see; empty for
  /// nothing. It gives reasons in deals.
  ///
  /// @param question that is answered
  /// @param position of the answer
  default String reason(Question question, int position) {
    return DealReason.of(question, position);
  }
}
