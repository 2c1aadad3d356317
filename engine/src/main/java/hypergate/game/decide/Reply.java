package hypergate.game.decide;

import java.util.List;

/// What became of an answer from outside.
public sealed interface Reply {
  /// It was legal and has been carried out.
  record Accepted() implements Reply {}

  /// It was not; nothing has changed.
  ///
  /// @param reason why
  /// @param message one sentence for people
  /// @param legal what could be answered, in notation
  record Refused(Reason reason, String message, List<String> legal) implements Reply {}

  /// Why an answer is refused.
  enum Reason {
    /// It names a question that is no longer open.
    STALE,
    /// The seat is not being asked.
    NOT_YOUR_TURN,
    /// It is none of the options.
    NOT_AN_OPTION,
    /// The game is over.
    GAME_OVER,
    /// The rules have broken down.
    BROKEN
  }
}
