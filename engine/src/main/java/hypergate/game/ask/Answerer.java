package hypergate.game.ask;

/// Somebody who answers for a seat at once, as far as [Asking] knows: the question is the one that
/// is open to that seat.
@FunctionalInterface
public interface Answerer {
  /// The position of the chosen option.
  int answer();
}
