package hypergate.game.verb;

import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import java.util.List;

/// What a variant hides and somebody could look at: decks of its own, cards before players, and
/// what lies face down on sheets.
public interface Hiding {
  /// Adds what a seat could look at, each as it is written in answers.
  ///
  /// @param seen what has been seen in the same look, as choices
  /// @param decks whether decks only
  void add(Menu menu, Seat viewer, List<Integer> seen, boolean decks);

  /// A seat looks at what a choice means, of a deck at the next card down, and that counts as seen.
  ///
  /// @return false when it is none of this variant, or nothing is left to see
  boolean look(Seat viewer, int choice, List<Integer> seen);

  /// How many cards that have not been seen lie face down on sheets of a seat.
  default int faceDown(Seat owner, List<Integer> seen) {
    return 0;
  }

  /// A seat looks at one of these, as chance has it.
  default void lookAtFaceDown(Seat viewer, Seat owner, List<Integer> seen) {}
}
