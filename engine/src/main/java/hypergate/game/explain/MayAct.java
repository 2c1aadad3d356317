package hypergate.game.explain;

import hypergate.game.piece.Seat;
import hypergate.game.word.Role;
import hypergate.game.word.Window;

/// An effect that may or must act in a window.
///
/// @param effect in notation
/// @param window when
/// @param seat whose it is; [Seat#NONE] when it is only possibly in somebody's hand
/// @param how whether it must, may, or is only possible
/// @param role who can use it
public record MayAct(String effect, Window window, Seat seat, How how, Role role) {
  /// How certain it is that it acts.
  public enum How {
    /// Whenever it applies it happens.
    MUST,
    /// Its owner decides.
    MAY,
    /// It may be hidden in some hand, in the deck, or face down.
    POSSIBLE
  }
}
