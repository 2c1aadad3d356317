package hypergate.server;

/// The server cannot start. The message is a sentence for the person who starts it.
public final class ServerError extends RuntimeException {
  private static final long serialVersionUID = 1;

  ServerError(String message, Throwable cause) {
    super(message, cause);
  }
}
