package hypergate.cli.serve;

import hypergate.cli.Failure;
import hypergate.server.Server;
import hypergate.server.ServerConfig;
import hypergate.server.ServerError;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/// A server that runs until somebody stops this program.
public final class Running {
  private static final Duration DRAIN = Duration.ofSeconds(4);

  private final Server server;
  private final ServerConfig config;

  private Running(Server server, ServerConfig config) {
    this.server = server;
    this.config = config;
  }

  /// Only what goes wrong is logged: somebody plays here.
  public static void quiet() {
    System.setProperty("hypergate.log.level", "WARN");
  }

  /// How the log is written.
  ///
  /// @param json as JSON, one object a line, rather than as text
  public static void logs(boolean json) {
    System.setProperty("hypergate.log.format", json ? "json" : "text");
  }

  /// Where a server runs that has a data file open already, if one does.
  public static Optional<URI> running(Path data) {
    return Server.running(data);
  }

  /// Starts one; it is stopped when this program is.
  public static Running open(ServerConfig config) {
    try {
      Server server = Server.start(config);
      Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "stop"));
      return new Running(server, config);
    } catch (ServerError e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  // A load balancer has time to find others first.
  private static void stop(Server server) {
    server.drain(DRAIN);
    server.close();
  }

  /// Where people reach it.
  public URI address() {
    return server.address();
  }

  /// The database that keeps its tables, without any password; empty where a file does.
  public String database() {
    return server.database();
  }

  /// Where whoever looks after it asks how it is, if anywhere.
  public Optional<URI> household() {
    return server.household();
  }

  /// Other addresses of this machine by which it may be reached.
  public List<URI> others() {
    List<URI> found = new ArrayList<>();
    if (config.publicAddress().isPresent() || !config.host().equals("0.0.0.0")) return found;
    try {
      for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces()))
        if (card.isUp() && !card.isLoopback())
          for (InetAddress address : Collections.list(card.getInetAddresses()))
            if (address instanceof Inet4Address)
              found.add(
                  URI.create("http://" + address.getHostAddress() + ":" + server.port() + "/"));
    } catch (SocketException e) {
      // Then nobody is told, which is all that this is for.
    }
    return found;
  }

  /// Waits until the program is stopped.
  public void untilStopped() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
