package hypergate.game.table;

import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;

/// Deals one family of cards anew, so that whoever looks sees no difference: stands with the part
/// whose cards need more than shuffling a deck.
@FunctionalInterface
public interface Redealer {
  /// Deals what a viewer cannot see anew.
  void deal(Seat viewer, Luck luck);
}
