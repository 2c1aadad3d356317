package hypergate.game.verb;

/// What a variant looks at whenever ships have moved. That is often, so that games ask only those
/// variants that have such a thing.
@FunctionalInterface
public interface Moved {
  /// A movement of ships is complete, whoever moved them: looks who has come and who has left.
  ///
  /// @return whether anything has changed that may change powers or who wins
  boolean looks();
}
