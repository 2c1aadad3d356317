package hypergate.browser;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A server in a process of its own, as `hypergate play` starts it: it can be killed without
/// warning and started again with the same file at the same address.
final class Killable implements AutoCloseable {
  private static final int PATIENCE = 1200;
  private final Path folder;
  private final int port;
  private @Nullable Process process;

  /// A server that keeps its file in this folder; not started yet.
  Killable(Path folder) throws IOException {
    this.folder = folder;
    try (ServerSocket socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
  }

  /// Where its pages are, with a slash at its end.
  String address() {
    return "http://127.0.0.1:" + port + "/";
  }

  /// Starts it and waits until it is ready.
  void start() throws IOException, InterruptedException {
    Path log = folder.resolve("server.log");
    Process started =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "hypergate.cli.Main",
                "play",
                "--no-browser",
                "--port",
                Integer.toString(port),
                "--data",
                folder.resolve("tables.db").toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    process = started;
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest ready = HttpRequest.newBuilder(URI.create(address() + "api/v1/tables")).build();
      for (int i = 0; i < PATIENCE && started.isAlive(); i++) {
        try {
          if (client.send(ready, BodyHandlers.ofString()).statusCode() == 200) return;
        } catch (IOException e) {
          // Not there yet.
        }
        Thread.sleep(100);
      }
    }
    throw new AssertionError("the server did not start: " + Files.readString(log));
  }

  /// Ends the process as `kill -9` does.
  void kill() {
    Process running = process;
    process = null;
    if (running == null) return;
    running.destroyForcibly();
    running.onExit().orTimeout(60, TimeUnit.SECONDS).join();
  }

  @Override
  public void close() {
    kill();
  }
}
