package hypergate.game;

import hypergate.game.piece.Seat;

/// What an effect does. It has no memory of its own: it asks, and acts through the verbs of [Game].
@FunctionalInterface
public interface Action {
  /// Carries the effect out for the seat that uses it.
  void act(Game game, Seat me);
}
