package hypergate.server.http;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A WebSocket client that remembers what it hears.
final class Heard implements WebSocket.Listener {
  final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final StringBuilder parts = new StringBuilder();

  static WebSocket open(HttpClient client, URI address, Heard heard, String... headers) {
    WebSocket.Builder builder = client.newWebSocketBuilder();
    for (int i = 0; i < headers.length; i += 2) builder.header(headers[i], headers[i + 1]);
    return builder.buildAsync(URI.create("ws" + address.toString().substring(4)), heard).join();
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
    parts.append(data);
    if (last) {
      messages.add(parts.toString());
      parts.setLength(0);
    }
    socket.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
    closed.complete(status);
    return null;
  }

  @Override
  public void onError(WebSocket socket, Throwable error) {
    closed.completeExceptionally(error);
  }

  String next() throws InterruptedException {
    String message = messages.poll(5, TimeUnit.SECONDS);
    return message == null ? "nothing" : message;
  }

  int close() throws Exception {
    return closed.get(5, TimeUnit.SECONDS);
  }
}
