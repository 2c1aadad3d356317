package hypergate.game.card;

import hypergate.game.piece.Seat;

/// What an ability does, as far as the rooms below the game know it: they hand it on, and know
/// nothing of the game that it acts in. Cards write it as an `Action`.
///
/// @param <G> the game that it acts in
@FunctionalInterface
public interface Act<G> {
  /// Carries the effect out for the seat that uses it.
  void act(G game, Seat me);

  /// The same for callers that do not know the game: there is one kind of game, and what is
  /// declared for it is never given anything else.
  @SuppressWarnings("unchecked")
  static Act<Object> inAnyGame(Act<?> act) {
    return (Act<Object>) act;
  }
}
