package hypergate.game;

/// Somebody who answers for a seat at once, as far as [Asking] knows: the question is the one that
/// is open to that seat.
@FunctionalInterface
interface Answerer {
  /// The position of the chosen option.
  int answer();
}
