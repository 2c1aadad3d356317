package hypergate.game.ask;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;

/// Answers at all seats where nobody sits, in a game that is to come where another one stands: as
/// it was answered there, as far as is known, and else as it may have been.
public interface Guide {
  /// Instead of a position: the question stays open.
  int NOBODY = -1;

  /// Answers a question.
  ///
  /// @return the position of an option; [#NOBODY] when the question stays open
  int answer(Open question);

  /// Hears of a question with one possible answer, which is put to nobody.
  void only(Seat seat, Prompt prompt, int step, int choice);

  /// Whether a question that is put to several seats at the same time has been answered by all of
  /// them; else it stays open to all.
  ///
  /// @param seats those that are asked, as a mask of [Seat#bit]
  boolean isBehind(int seats);

  /// Says which card of a set chance picks.
  ///
  /// @param card the one that it would pick
  /// @param low the set's lower 64 cards
  /// @param high the set's upper cards
  int pick(int card, long low, long high);
}
