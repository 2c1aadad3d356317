package hypergate.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// How long we wait for a request that has begun to come in, and how many connections one side may
/// have. Jetty only counts silence; whoever sends a letter now and then would never be done.
final class Patience implements Connection.Listener, HttpConfiguration.Customizer, AutoCloseable {
  /// From the first letter of a request until its headers are whole, and again from when its body
  /// is first waited for until that is whole.
  static final Duration DEADLINE = Duration.ofSeconds(15);

  private static final Logger LOG = LoggerFactory.getLogger(Patience.class);
  private static final Duration ROUND = Duration.ofSeconds(1);
  private static final String GUEST = "guest";

  private final int each;
  private final Predicate<String> isExempt;
  private final long deadline;
  private final LongSupplier clock;
  private final Map<Connection, Guest> guests = new ConcurrentHashMap<>();
  private final Map<String, Integer> connections = new ConcurrentHashMap<>();
  private final Thread rounds;

  /// One connection.
  private static final class Guest {
    private final EndPoint end;
    private final String side;
    private final LongSupplier clock;
    private boolean served;
    private long heard;
    private boolean coming;
    private long since;

    private Guest(EndPoint end, String side, LongSupplier clock) {
      this.end = end;
      this.side = side;
      this.clock = clock;
    }

    private synchronized void begins() {
      served = true;
      coming = false;
    }

    private synchronized void ends(long bytes) {
      served = false;
      heard = bytes;
      coming = false;
    }

    /// Its body is waited for, or no longer.
    private synchronized void awaits(boolean body) {
      coming = body;
      since = clock.getAsLong();
    }

    /// Whether a request of it has been coming in for too long.
    private synchronized boolean isSlow(long bytes, long deadline) {
      long now = clock.getAsLong();
      if (!served && !coming && bytes > heard) {
        coming = true;
        since = now;
      }
      return coming && now - since > deadline;
    }
  }

  /// @param each how many connections one side may have
  /// @param isExempt addresses of which we know that they speak for many: a proxy's
  Patience(int each, Predicate<String> isExempt) {
    this(each, isExempt, DEADLINE, System::nanoTime, true);
  }

  Patience(
      int each,
      Predicate<String> isExempt,
      Duration deadline,
      LongSupplier nanos,
      boolean makesRounds) {
    this.each = each;
    this.isExempt = isExempt;
    this.deadline = deadline.toNanos();
    this.clock = nanos;
    rounds = Thread.ofVirtual().name("patience").unstarted(this::rounds);
    if (makesRounds) rounds.start();
  }

  private void rounds() {
    try {
      while (true) {
        Thread.sleep(ROUND);
        round();
      }
    } catch (InterruptedException e) {
      // The server stops.
    }
  }

  /// Closes every connection that has been too slow.
  void round() {
    guests.forEach(
        (connection, guest) -> {
          if (!guest.isSlow(connection.getBytesIn(), deadline)) return;
          LOG.atDebug().log("a request came in too slowly");
          guest.end.close();
        });
  }

  @Override
  public void onOpened(Connection connection) {
    // What has become a WebSocket is counted as a stream.
    if (!(connection instanceof ConnectionMetaData)) return;
    EndPoint end = connection.getEndPoint();
    InetAddress from =
        end.getRemoteSocketAddress() instanceof InetSocketAddress socket
            ? socket.getAddress()
            : null;
    String side = from == null ? "" : Sides.of(from);
    guests.put(connection, new Guest(end, side, clock));
    int open = connections.merge(side, 1, Integer::sum);
    if (open > each && (from == null || !isExempt.test(from.getHostAddress()))) end.close();
  }

  @Override
  public void onClosed(Connection connection) {
    Guest guest = guests.remove(connection);
    if (guest == null) return;
    connections.computeIfPresent(guest.side, (_, open) -> open > 1 ? open - 1 : null);
  }

  /// The headers of a request are whole.
  @Override
  public Request customize(Request request, HttpFields.Mutable answer) {
    Connection connection = request.getConnectionMetaData().getConnection();
    Guest guest = guests.get(connection);
    if (guest == null) return request;
    guest.begins();
    request.setAttribute(GUEST, guest);
    Request.addCompletionListener(request, _ -> guest.ends(connection.getBytesIn()));
    return request;
  }

  /// A body is waited for from now on, until what is returned is closed.
  static Waiting body(HttpServletRequest request) {
    if (!(request.getAttribute(GUEST) instanceof Guest guest)) return () -> {};
    guest.awaits(true);
    return () -> guest.awaits(false);
  }

  /// Ends the connection of a request at once.
  static void end(HttpServletRequest request) {
    if (request.getAttribute(GUEST) instanceof Guest guest) guest.end.close();
  }

  /// Waiting for a body.
  interface Waiting extends AutoCloseable {
    @Override
    void close();
  }

  @Override
  public void close() {
    rounds.interrupt();
  }
}
