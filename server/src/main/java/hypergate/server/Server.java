package hypergate.server;

import hypergate.server.catalogue.Shelf;
import hypergate.server.http.Http;
import hypergate.server.http.HttpConfig;
import hypergate.server.http.Limits;
import hypergate.server.http.Services;
import hypergate.server.lab.Reports;
import hypergate.server.metrics.Metrics;
import hypergate.server.store.DataLock;
import hypergate.server.store.DatabaseAddress;
import hypergate.server.store.Store;
import hypergate.server.store.StoreError;
import hypergate.server.table.Archive;
import hypergate.server.table.Books;
import hypergate.server.table.House;
import hypergate.server.trace.Traces;
import io.javalin.util.JavalinException;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running server: tables over HTTP, kept in one file or one database.
///
/// What stands on what: [Http] on the tables, these on the [Store]. Closing goes the other way
/// round, so that nobody is told of anything that is not kept.
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final String PORT = "port";

  private final ServerConfig config;
  private final @Nullable DataLock lock;
  private final Store store;
  private final Metrics metrics;
  private final Traces traces;
  private final Services services;
  private final Http http;
  private final AtomicBoolean closed = new AtomicBoolean();
  private volatile boolean draining;

  private Server(
      ServerConfig config,
      @Nullable DataLock lock,
      @Nullable DatabaseAddress database,
      RandomGenerator dice) {
    this.config = config;
    this.lock = lock;
    metrics = Metrics.sending(config.otlp().orElse(null));
    traces =
        config
            .tracing()
            .map(tracing -> Metrics.traces(tracing.where(), tracing.share()))
            .orElse(Traces.NONE);
    store =
        lock != null
            ? Store.open(config.data(), config.durable(), lock, metrics::commit)
            : Store.open(Objects.requireNonNull(database), Release.ours(), metrics::commit);
    House house = null;
    Shelf shelf = new Shelf(config.measured());
    try {
      house = House.open(store, config.maxTables(), dice, traces);
      house.keep(config.expiry().keeping());
      services =
          new Services(
              house,
              new Archive(house),
              new Books(),
              shelf,
              new Reports(config.lab()),
              metrics,
              traces,
              config.ownCards());
      metrics.watch("hypergate.tables.open", "Tables that are not over", house::open);
      metrics.watch("hypergate.tables.memory", "Tables that are not put away", house::inMemory);
      http = listen();
      shelf.prepare();
    } catch (RuntimeException e) {
      if (house != null) house.close();
      store.close();
      metrics.close();
      traces.close();
      throw e;
    }
  }

  // What the first table needs is there sooner when another processor has begun with it.
  private static void prepareBooks() {
    Thread.ofPlatform()
        .daemon()
        .name("books")
        .start(
            () -> {
              new Books().cardsDigest();
              Http.prepare();
            });
  }

  /// Starts a server; it answers when this returns.
  ///
  /// @throws ServerError when it cannot
  public static Server start(ServerConfig config) {
    return start(config, new SecureRandom());
  }

  /// Starts a server that draws addresses, secrets and its parts of seeds from other dice: for
  /// tests whose games must not depend on luck.
  ///
  /// @throws ServerError when it cannot
  public static Server start(ServerConfig config, RandomGenerator dice) {
    prepareBooks();
    DataLock lock = null;
    try {
      DatabaseAddress database = config.database().map(DatabaseAddress::of).orElse(null);
      if (database == null) lock = DataLock.take(config.data());
      Server server = new Server(config, lock, database, dice);
      if (lock != null) lock.publish(server.address());
      LOG.atInfo()
          .addKeyValue("address", server.address())
          .addKeyValue("data", database == null ? config.data() : database)
          .log("started");
      return server;
    } catch (StoreError | IllegalArgumentException e) {
      if (lock != null) lock.close();
      throw new ServerError(String.valueOf(e.getMessage()), e);
    } catch (RuntimeException e) {
      if (lock != null) lock.close();
      throw e;
    }
  }

  /// Where a server runs that has a data file open, if one does.
  public static Optional<URI> running(Path data) {
    return DataLock.holder(data);
  }

  /// A page that was open stays usable when the server comes back where it was.
  private Http listen() {
    int last = config.port() == 0 ? lastPort() : 0;
    if (last != 0) {
      try {
        return listen(last);
      } catch (ServerError e) {
        // Somebody else is there now; any other will do.
      }
    }
    Http any = listen(config.port());
    if (config.port() == 0) store.set(PORT, Integer.toString(any.port()));
    return any;
  }

  private int lastPort() {
    return store
        .setting(PORT)
        .filter(port -> port.matches("\\d{1,5}"))
        .map(Integer::parseInt)
        .orElse(0);
  }

  private Http listen(int port) {
    boolean local = isLocal();
    HttpConfig where =
        new HttpConfig(
            config.host(),
            port,
            config.publicAddress(),
            local ? Limits.LOCAL : Limits.PUBLIC,
            config.proxies(),
            config.household().map(at -> new HttpConfig.Household(at.host(), at.port())));
    try {
      return Http.start(where, services, this::unready, () -> draining);
    } catch (JavalinException e) {
      throw taken(config.host(), port, "--port", e);
    } catch (Http.HouseholdTaken e) {
      var household = config.household().orElseThrow();
      throw taken(household.host(), household.port(), "--admin-port", e);
    } catch (IllegalArgumentException e) {
      throw new ServerError(String.valueOf(e.getMessage()), e);
    }
  }

  private static ServerError taken(String host, int port, String option, RuntimeException e) {
    return new ServerError(
        "Nothing can listen at "
            + host
            + ", port "
            + port
            + ": another program is there, or this machine has no such address. Choose another"
            + " with "
            + option
            + ".",
        e);
  }

  /// Nobody else can ask too much of a machine that only listens to itself, unless a proxy lets
  /// everybody in.
  private boolean isLocal() {
    return config.host().startsWith("127.") && config.publicAddress().isEmpty();
  }

  private Optional<String> unready() {
    if (draining) return Optional.of("this node is draining");
    try {
      store.check();
      return Optional.empty();
    } catch (StoreError e) {
      return Optional.of(e.sentence());
    }
  }

  /// The database that keeps its tables, without any password; empty where a file does.
  public String database() {
    return config.database().map(DatabaseAddress::of).map(DatabaseAddress::toString).orElse("");
  }

  /// The port that it listens on.
  public int port() {
    return http.port();
  }

  /// Where people reach it.
  public URI address() {
    return config.publicAddress().orElseGet(() -> address(config.host(), port()));
  }

  /// Where whoever looks after it asks how it is, if anywhere.
  public Optional<URI> household() {
    return config.household().map(where -> address(where.host(), http.householdPort()));
  }

  private static URI address(String listening, int port) {
    boolean everywhere = listening.equals("0.0.0.0") || listening.equals("::");
    String host = everywhere ? "localhost" : listening;
    String written = host.contains(":") ? "[" + host + "]" : host;
    return URI.create("http://" + written + ":" + port + "/");
  }

  /// Goes on serving for a while, but makes no new tables and says that it is not ready, so that a
  /// load balancer sends what is new to other nodes. Nothing where a file keeps the tables: there
  /// are no others.
  ///
  /// @param time enough for the load balancer to ask twice
  public void drain(Duration time) {
    if (config.database().isEmpty() || closed.get()) return;
    draining = true;
    services.tables().leave();
    LOG.atInfo().log("draining");
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Stops it: says goodbye to whoever is connected and finishes what was begun. May be called
  /// again.
  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) return;
    services.tables().close();
    http.close();
    store.close();
    metrics.close();
    traces.close();
    if (lock != null) lock.close();
    LOG.atInfo().log("stopped");
  }
}
