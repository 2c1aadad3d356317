package hypergate.game.card;

import hypergate.game.piece.Seat;

/// When an ability can be used, as far as the rooms below the game know it. Cards write it as a
/// `Condition`.
///
/// @param <G> the game that it looks at
@FunctionalInterface
public interface When<G> {
  /// True when the effect would do something for this seat.
  boolean holds(G game, Seat me);

  /// The same for callers that do not know the game: there is one kind of game, and what is
  /// declared for it is never given anything else.
  @SuppressWarnings("unchecked")
  static When<Object> inAnyGame(When<?> when) {
    return (When<Object>) when;
  }
}
