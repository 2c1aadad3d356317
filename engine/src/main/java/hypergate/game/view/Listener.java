package hypergate.game.view;

import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;

/// Somebody who follows a game from outside: a log, a record, a test. Hears each event and each
/// answer once, also when a phase is run again.
public interface Listener {
  /// Something happened; the full event, secrets included.
  default void happened(Event event) {}

  /// A question was answered.
  ///
  /// @param choice the packed option
  /// @param notation the option in notation
  /// @param gestureStep which small decision of one gesture it was, from 0
  default void answered(Seat seat, Prompt prompt, int choice, String notation, int gestureStep) {}

  /// A question was not put to anybody, since it had a single possible answer.
  ///
  /// @param choice the packed option
  /// @param notation the option in notation
  /// @param gestureStep which small decision of one gesture it would have been, from 0
  default void resolved(Seat seat, Prompt prompt, int choice, String notation, int gestureStep) {}

  /// Answers that were given secretly at the same time have all been told; none of them goes on.
  default void unsealed() {}
}
