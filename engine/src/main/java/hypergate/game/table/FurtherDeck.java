package hypergate.game.table;

import hypergate.game.piece.Seat;

/// A deck of cosmic cards beside the cosmic deck. Its cards have a back of their own, which
/// everybody sees; they lie in hands among the others, are played like them, and go to
/// discards of their own. A variant brings it into a game: see [Cards#further].
public interface FurtherDeck {
  /// The cards that are left to draw.
  Pile deck();

  /// The discarded cards.
  Pile discards();

  /// Whether it can be drawn from.
  boolean inUse();

  /// Whether there may be any of its cards on the table.
  boolean isAnyKnown();

  /// Whether a card is one of those that it has in this game.
  boolean holds(int card);

  /// Whether the next card that a seat takes unseen out of a set is one of this deck: where there
  /// are both backs it chooses.
  ///
  /// @param low the set's lower 64 cards
  /// @param high the set's upper cards
  /// @param due how many more it takes
  boolean isTaken(Seat seat, long low, long high, int due);

  /// How many of the cards that are due to a seat as rewards it draws from here.
  int share(Seat seat, int cards);

  /// Takes the top card off the deck, which is made anew first if it is empty; -1 when there is
  /// none. The card is nowhere until it is put somewhere.
  int next();

  /// Draws cards into a hand.
  ///
  /// @return how many there were
  int draw(Seat seat, int count);
}
