package hypergate.players;

import hypergate.game.view.Player;

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

  /// How often it has played on in thought since it was made; 0 for who does not.
  default long tries() {
    return 0;
  }
}
