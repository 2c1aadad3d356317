package hypergate.lab.record;

/// A record that cannot be read, or does not replay. The message says what is wrong and where.
public final class RecordError extends RuntimeException {
  private static final long serialVersionUID = 1;

  RecordError(String message) {
    super(message);
  }
}
