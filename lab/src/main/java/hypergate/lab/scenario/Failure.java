package hypergate.lab.scenario;

/// Ends the playing of a scenario: an answer that does not fit, or none where one is needed.
final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// Thrown when the question has come at which the scenario ends.
  static final Failure REACHED = new Failure("the end is reached");

  Failure(String message) {
    super(message, null, false, false);
  }
}
