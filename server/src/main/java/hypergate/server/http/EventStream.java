package hypergate.server.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/// A stream of server-sent events. Holds the (virtual) thread of its request until it ends.
final class EventStream extends Stream {
  private final String epoch;
  private final OutputStream out;
  private final Runnable connection;
  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
  private boolean ended;

  /// @param connection ends the connection at once
  EventStream(String epoch, OutputStream out, Runnable connection) {
    this.epoch = epoch;
    this.out = out;
    this.connection = connection;
  }

  @Override
  void transmit(Sent message) {
    tasks.add(
        () -> {
          String id = message.n() == UNNUMBERED ? "" : "id: " + epoch + ":" + message.n() + "\n";
          write(id + "data: " + message.json() + "\n\n");
          sent();
        });
  }

  @Override
  void finish(Reason reason) {
    tasks.add(
        () -> {
          write("data: " + goodbye(reason) + "\n\n");
          ended = true;
        });
  }

  // Whoever reads nothing keeps us in the middle of a message.
  @Override
  void hangUp() {
    connection.run();
  }

  /// JSON has no line breaks of its own, so that an event is one line.
  private void write(String event) {
    try {
      out.write(event.getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      // The other side is gone; there is no other way to learn of it.
      stop();
      ended = true;
    }
  }

  /// Sends until the stream is over.
  void run() throws InterruptedException {
    // So that a browser knows at once that it is connected.
    write(": hypergate\n\n");
    while (!ended) tasks.take().run();
  }
}
