package hypergate.server;

import hypergate.server.store.DatabaseAddress;
import hypergate.server.store.PostgresServer;
import hypergate.server.store.Relay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Nodes over one PostgreSQL, behind HAProxy as `deploy/haproxy.cfg` sets it up, all of them
/// processes on this machine. Where there is no HAProxy, whoever asks goes from node to node.
final class Cluster implements AutoCloseable {
  private static final String HERE = "127.0.0.1";
  private static final int TRIES = 600;

  private final Path folder;
  private final PostgresServer postgres;
  private final DatabaseAddress database;
  private final List<Node> nodes = new ArrayList<>();
  private final HttpClient http = HttpClient.newHttpClient();
  private final int port;
  private final @Nullable Process balancer;
  private String release = "one release";

  /// One of them.
  private static final class Node {
    final int port;
    final int household;
    final Relay cable;
    @Nullable Process process;

    Node(int port, int household, Relay cable) {
      this.port = port;
      this.household = household;
      this.cable = cable;
    }

    URI at(int door, String path) {
      return URI.create("http://" + HERE + ":" + door + path);
    }
  }

  /// With so many nodes, none of which has been started.
  Cluster(int size, Path folder) throws IOException {
    this.folder = folder;
    postgres = PostgresServer.start(folder.resolve("postgres"));
    database = postgres.database();
    List<Integer> free = free(2 * size + 1);
    port = free.getFirst();
    for (int i = 0; i < size; i++)
      nodes.add(new Node(free.get(2 * i + 1), free.get(2 * i + 2), postgres.relay()));
    balancer = balancer();
  }

  private static List<Integer> free(int count) throws IOException {
    List<ServerSocket> sockets = new ArrayList<>();
    try {
      for (int i = 0; i < count; i++) sockets.add(new ServerSocket(0));
      return sockets.stream().map(ServerSocket::getLocalPort).toList();
    } finally {
      for (ServerSocket socket : sockets) socket.close();
    }
  }

  private @Nullable Process balancer() throws IOException {
    Optional<Path> program = program();
    if (program.isEmpty()) return null;
    StringBuilder lines = new StringBuilder();
    for (Node node : nodes)
      lines
          .append("  server n")
          .append(node.port)
          .append(' ')
          .append(HERE + ":")
          .append(node.port)
          .append(" check port ")
          .append(node.household)
          .append('\n');
    String settings =
        Files.readString(Path.of("../deploy/haproxy.cfg"))
                .replace("bind :80", "bind " + HERE + ":" + port)
                .replace("maxconn 20000", "maxconn 2000")
                .replaceAll("(?m)^ *server .*\n?", "")
            + lines;
    Path file = folder.resolve("haproxy.cfg");
    Files.writeString(file, settings);
    return new ProcessBuilder(program.get().toString(), "-db", "-f", file.toString())
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("haproxy.log").toFile())
        .start();
  }

  private static Optional<Path> program() {
    return Stream.concat(
            Stream.of(System.getenv().getOrDefault("PATH", "").split(":")),
            Stream.of("/usr/sbin", "/usr/local/sbin"))
        .map(folder -> Path.of(folder, "haproxy"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// Whether HAProxy stands before the nodes.
  boolean isBalanced() {
    return balancer != null;
  }

  /// Whether a node is there, if only standing still.
  boolean runs(int node) {
    Process process = nodes.get(node).process;
    return process != null && process.isAlive();
  }

  /// Where whoever plays goes.
  ///
  /// @param turn a number of their own, another one where the last was in vain
  URI address(int turn) {
    return balancer != null
        ? URI.create("http://" + HERE + ":" + port)
        : address(nodes.get(Math.floorMod(turn, nodes.size())));
  }

  /// Where one node is.
  URI nodeAddress(int node) {
    return address(nodes.get(node));
  }

  private static URI address(Node node) {
    return node.at(node.port, "");
  }

  /// From now on nodes are started of another release.
  void upgrade() {
    release = "the next one";
  }

  /// Starts a node and waits until it is ready.
  void start(int node) throws IOException, InterruptedException {
    Node starting = nodes.get(node);
    Path log = folder.resolve("node" + node + ".log");
    starting.process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx512m",
                "-Dhypergate.log.level=WARN",
                "-D" + Release.OTHER + "=" + release,
                "-cp",
                System.getProperty("java.class.path"),
                ClusterNode.class.getName(),
                Integer.toString(starting.port),
                Integer.toString(starting.household),
                postgres.through(starting.cable, database).toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    if (!becomesReady(starting))
      throw new AssertionError("node " + node + " did not start: " + Files.readString(log));
  }

  private boolean becomesReady(Node node) throws InterruptedException {
    for (int i = 0; i < TRIES && node.process != null && node.process.isAlive(); i++) {
      if (isReady(node)) return true;
      Thread.sleep(50);
    }
    return false;
  }

  private boolean isReady(Node node) throws InterruptedException {
    try {
      HttpRequest ready =
          HttpRequest.newBuilder(node.at(node.household, "/ready"))
              .timeout(Duration.ofSeconds(1))
              .build();
      return http.send(ready, BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  private Process process(int node) {
    Process process = nodes.get(node).process;
    if (process == null) throw new IllegalStateException("node " + node + " does not run");
    return process;
  }

  /// Ends a node as `kill -9` does.
  void kill(int node) throws InterruptedException {
    process(node).destroyForcibly().waitFor();
  }

  /// Asks a node to go, and waits until it has.
  void leave(int node) throws InterruptedException {
    process(node).destroy();
    process(node).waitFor();
  }

  /// Lets a node stand still.
  void halt(int node) throws IOException, InterruptedException {
    signal("-STOP", node);
  }

  /// Lets it go on.
  void goOn(int node) throws IOException, InterruptedException {
    signal("-CONT", node);
  }

  /// Cuts a node off from the database; neither of them is told.
  void cutOff(int node) {
    nodes.get(node).cable.cut();
  }

  /// Lets it reach the database again, and waits until it has noticed.
  void reconnect(int node) throws InterruptedException {
    nodes.get(node).cable.mend();
    if (!becomesReady(nodes.get(node)))
      throw new AssertionError("node " + node + " does not find back to the database");
  }

  /// How many bytes nodes and database have told each other.
  long bytes() {
    return nodes.stream().mapToLong(node -> node.cable.bytes()).sum();
  }

  /// How often a node has waited for the database.
  long trips() {
    return nodes.stream().mapToLong(node -> node.cable.trips()).sum();
  }

  private void signal(String name, int node) throws IOException, InterruptedException {
    int status =
        new ProcessBuilder("kill", name, Long.toString(process(node).pid())).start().waitFor();
    if (status != 0) throw new AssertionError("no signal " + name + " to node " + node);
  }

  /// The PostgreSQL.
  PostgresServer postgres() {
    return postgres;
  }

  /// Where all is kept.
  DatabaseAddress database() {
    return database;
  }

  @Override
  public void close() {
    for (Node node : nodes) if (node.process != null) node.process.destroyForcibly();
    if (balancer != null) balancer.destroyForcibly();
    http.shutdownNow();
    try {
      for (Node node : nodes) node.cable.close();
      postgres.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
