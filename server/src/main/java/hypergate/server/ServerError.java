package hypergate.server;

/// The server cannot start, or its file cannot be used. The message is a sentence for the person
/// who wants that.
public final class ServerError extends RuntimeException {
  private static final long serialVersionUID = 1;

  ServerError(String message) {
    super(message);
  }

  ServerError(String message, Throwable cause) {
    super(message, cause);
  }
}
