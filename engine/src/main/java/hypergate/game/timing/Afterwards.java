package hypergate.game.timing;

import hypergate.game.piece.Seat;

/// What becomes of cards and sheets in the course of their use.
public interface Afterwards {
  /// A card of a hand has been played, and is about to go where it goes after its use.
  void played(Seat seat, int card);

  /// A card that was played and lies nowhere goes to its discard pile.
  void settleDiscard(Seat seat, int card);

  /// A card that lies nowhere leaves the game for good, and everybody sees it.
  void leaveGame(Seat seat, int card);

  /// The sheet of a power is turned face up.
  void turnUp(int instance);

  /// Everybody discards what may not be kept.
  void sweep();

  /// Tells of cards that have come into hands.
  void tellArrivals();
}
