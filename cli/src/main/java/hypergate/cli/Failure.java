package hypergate.cli;

/// The user asked for something that cannot be: one line that says what is wrong, where, and what
/// is allowed. Ends the command with status 2.
public final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// A failure with its one line.
  public Failure(String message) {
    super(message);
  }

  /// A failure with its one line and what caused it.
  public Failure(String message, Throwable cause) {
    super(message, cause);
  }
}
