package hypergate.server.http;

import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Problem documents for what never becomes a request of ours: lines that are no HTTP, addresses
/// with tricks in them.
final class Mishaps extends ErrorHandler {
  private static final String TYPE = "application/problem+json";

  private final Headers headers;

  Mishaps(Headers headers) {
    this.headers = headers;
  }

  // Jetty's own says nothing to a PUT or a DELETE.
  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int code,
      @Nullable String message,
      @Nullable Throwable cause,
      Callback callback) {
    response.getHeaders().put("Content-Type", TYPE);
    headers.write(response.getHeaders());
    Content.Sink.write(response, true, Problems.ofStatus(code).json(), callback);
  }
}
