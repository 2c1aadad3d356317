package hypergate.game.card;

import hypergate.game.word.Step;

/// How phases are played. Games are given this with their [Content], since a game itself knows none
/// of them.
///
/// @param <G> the game in which they are
@FunctionalInterface
public interface Play<G> {
  /// Plays one phase to its end.
  void run(G game, Step step);

  /// The same for callers that do not know the game: see [Act#inAnyGame].
  @SuppressWarnings("unchecked")
  static Play<Object> inAnyGame(Play<?> play) {
    return (Play<Object>) play;
  }
}
