package hypergate.server;

import hypergate.catalogue.Catalogue.Measured;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// How a server is to run.
///
/// @param host the address it listens on: 127.0.0.1 for this machine alone, 0.0.0.0 for everybody
/// @param port the port it listens on; 0 for any free one, that of the last time if possible
/// @param data the file that keeps all tables; made when missing
/// @param database the address of a database of PostgreSQL that keeps them instead, as in
///   `postgresql://name:password@host:5432/database`
/// @param durable whether an answer outlives a power cut, not only the death of the process
/// @param publicAddress where people reach it, when that isn't the address it listens on
/// @param proxies addresses, or ranges of them as in `10.0.0.0/8`, of proxies whose word counts
///   about where a request comes from
/// @param household where whoever looks after the server asks how it is; nowhere when empty
/// @param maxTables how many unfinished tables it keeps at most
/// @param expiry how long it keeps tables at which nothing happens
/// @param measured what the lab has measured, shown in the catalogue; asked when that is built
/// @param lab a folder of reports of the lab that everybody may read, if there is one
/// @param otlp where its figures are sent once a minute, by OTLP over HTTP; nowhere when empty
/// @param tracing where is told what is done for each request; nowhere when empty
/// @param ownCards what people may do with cards of their own
public record ServerConfig(
    String host,
    int port,
    Path data,
    Optional<String> database,
    boolean durable,
    Optional<URI> publicAddress,
    List<String> proxies,
    Optional<Household> household,
    int maxTables,
    Expiry expiry,
    Supplier<List<Measured>> measured,
    Optional<Path> lab,
    Optional<URI> otlp,
    Optional<Tracing> tracing,
    OwnCards ownCards) {
  /// As many unfinished tables as one process should keep.
  public static final int TABLES = 2000;

  /// How a server is to run.
  public ServerConfig {
    proxies = List.copyOf(proxies);
  }

  /// Hides what stands in the address of a database.
  @Override
  public String toString() {
    return "a server at " + host + ":" + port;
  }

  /// Where to listen for whoever looks after the server.
  ///
  /// @param host the address: 127.0.0.1 for this machine alone
  /// @param port the port, 0 for any free one
  public record Household(String host, int port) {}

  /// Where to tell what is done for requests, step by step.
  ///
  /// @param where it is sent, by OTLP over HTTP
  /// @param share of those that is told, of which nobody else has decided that: 0 to 1
  public record Tracing(URI where, double share) {}

  /// For somebody who plays on this machine.
  public static ServerConfig local(Path data) {
    return new ServerConfig(
        "127.0.0.1",
        0,
        data,
        Optional.empty(),
        false,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        TABLES,
        Expiry.NEVER,
        List::of,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OwnCards.ALL);
  }

  /// The same at another port.
  public ServerConfig withPort(int other) {
    return new ServerConfig(
        host,
        other,
        data,
        database,
        durable,
        publicAddress,
        proxies,
        household,
        maxTables,
        expiry,
        measured,
        lab,
        otlp,
        tracing,
        ownCards);
  }

  /// The same with a database instead of the file.
  ///
  /// @param address as in `postgresql://name:password@host:5432/database`
  public ServerConfig withDatabase(String address) {
    return new ServerConfig(
        host,
        port,
        data,
        Optional.of(address),
        durable,
        publicAddress,
        proxies,
        household,
        maxTables,
        expiry,
        measured,
        lab,
        otlp,
        tracing,
        ownCards);
  }

  /// The same with something that the lab has measured.
  public ServerConfig withMeasured(Supplier<List<Measured>> other) {
    return new ServerConfig(
        host,
        port,
        data,
        database,
        durable,
        publicAddress,
        proxies,
        household,
        maxTables,
        expiry,
        other,
        lab,
        otlp,
        tracing,
        ownCards);
  }

  /// The same with somewhere to ask how it is.
  public ServerConfig withHousehold(Household where) {
    return new ServerConfig(
        host,
        port,
        data,
        database,
        durable,
        publicAddress,
        proxies,
        Optional.of(where),
        maxTables,
        expiry,
        measured,
        lab,
        otlp,
        tracing,
        ownCards);
  }

  /// The same with somewhere to send its figures.
  public ServerConfig withOtlp(URI where) {
    return new ServerConfig(
        host,
        port,
        data,
        database,
        durable,
        publicAddress,
        proxies,
        household,
        maxTables,
        expiry,
        measured,
        lab,
        Optional.of(where),
        tracing,
        ownCards);
  }

  /// The same with somewhere to tell what is done.
  public ServerConfig withTracing(Tracing other) {
    return new ServerConfig(
        host,
        port,
        data,
        database,
        durable,
        publicAddress,
        proxies,
        household,
        maxTables,
        expiry,
        measured,
        lab,
        otlp,
        Optional.of(other),
        ownCards);
  }
}
