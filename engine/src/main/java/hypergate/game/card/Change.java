package hypergate.game.card;

import hypergate.game.piece.Seat;

/// How an answer to a query is bent, as far as the rooms below the game know it. Cards write it as
/// a `Bend`.
///
/// @param <G> the game that it looks at
@FunctionalInterface
public interface Change<G> {
  /// The answer after this effect.
  ///
  /// @param me the seat that has the effect
  /// @param subject the seat that the query is about
  /// @param value the answer so far
  int bend(G game, Seat me, Seat subject, int value);

  /// The same for callers that do not know the game: there is one kind of game, and what is
  /// declared for it is never given anything else.
  @SuppressWarnings("unchecked")
  static Change<Object> inAnyGame(Change<?> change) {
    return (Change<Object>) change;
  }
}
