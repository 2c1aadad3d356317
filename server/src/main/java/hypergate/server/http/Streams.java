package hypergate.server.http;

import hypergate.server.metrics.Metrics;
import hypergate.server.table.Subscriber;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/// All open streams; keeps them awake, hangs up on those that do not go, and closes all at the end.
final class Streams implements AutoCloseable {
  /// Silence of a stream; the page counts one as lost after 35 s.
  private static final Duration HEARTBEAT = Duration.ofSeconds(15);

  private final Set<Stream> open = ConcurrentHashMap.newKeySet();

  /// Those that were over at the last heartbeat, and may have been taking a goodbye since.
  private final Set<Stream> leaving = new HashSet<>();

  private final Thread heart;
  private final LongSupplier clock;
  private final Metrics metrics;

  Streams(LongSupplier clock, Metrics metrics) {
    this(clock, metrics, HEARTBEAT);
  }

  Streams(LongSupplier clock, Metrics metrics, Duration heartbeat) {
    this.clock = clock;
    this.metrics = metrics;
    heart = Thread.ofVirtual().name("heartbeat").start(() -> beat(heartbeat));
  }

  private void beat(Duration heartbeat) {
    try {
      while (true) {
        Thread.sleep(heartbeat);
        String still = "{\"kind\":\"still\",\"now\":" + clock.getAsLong() + "}";
        leaving.retainAll(open);
        for (Stream stream : open)
          if (!stream.isOver()) stream.send(new Stream.Sent(still, Stream.UNNUMBERED));
          else if (!leaving.add(stream)) stream.hangUp();
      }
    } catch (InterruptedException e) {
      // The server stops.
    }
  }

  void add(Stream stream) {
    open.add(stream);
    metrics.streamOpened();
  }

  void remove(Stream stream) {
    if (open.remove(stream)) metrics.streamClosed();
  }

  /// Says goodbye to whoever has not heard it yet.
  @Override
  public void close() {
    heart.interrupt();
    for (Stream stream : open) stream.bye(Subscriber.Reason.RESTART);
  }
}
