package hypergate.lab.ladder;

/// A file of a ladder that cannot be read, written or gone on with: one line that says why.
public final class LadderError extends RuntimeException {
  private static final long serialVersionUID = 1;

  LadderError(String message) {
    super(message);
  }
}
