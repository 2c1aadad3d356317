package hypergate.lab.run;

/// An experiment that cannot be played, or whose file cannot be read or written: one line that says
/// why.
public final class LabError extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// An error with its line.
  public LabError(String message) {
    super(message);
  }
}
