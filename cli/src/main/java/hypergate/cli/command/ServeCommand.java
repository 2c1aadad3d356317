package hypergate.cli.command;

import hypergate.catalogue.Catalogue.Measured;
import hypergate.cli.Failure;
import hypergate.cli.serve.DataFolder;
import hypergate.cli.serve.Running;
import hypergate.server.Expiry;
import hypergate.server.OwnCards;
import hypergate.server.ServerConfig;
import hypergate.server.ServerConfig.Household;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Tables for everybody who can reach this machine.
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Serves tables to everybody who can reach this machine: friends join by a seat's link,"
            + " without an account. Every answer is on the disk before anybody hears of it.",
    footer = {
      "",
      "Behind a proxy that speaks HTTPS: let it pass WebSockets on, listen on 127.0.0.1, and",
      "say where people reach you:",
      "  hypergate serve --host 127.0.0.1 --public-address https://play.example.org \\",
      "      --trust-proxy 127.0.0.1",
      "Limits count by address: what Forwarded or X-Forwarded-For says of it counts only from a",
      "proxy that --trust-proxy names.",
      "/health, /ready and /metrics (Prometheus) are for whoever looks after it, at an address of",
      "their own that only this machine reaches unless --admin-host says otherwise."
    })
public final class ServeCommand implements Callable<Integer> {
  private enum Log {
    TEXT,
    JSON
  }

  @Spec private CommandSpec spec;

  @CommandLine.Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8080",
      description = "The port to listen on (default ${DEFAULT-VALUE}; 0: any free one).")
  private int port;

  @CommandLine.Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "0.0.0.0",
      description = "The address to listen on (default ${DEFAULT-VALUE}: all).")
  private String host = "0.0.0.0";

  @CommandLine.Option(
      names = "--data",
      paramLabel = "FILE",
      description = "Where tables are kept (default: in your data folder).")
  private @Nullable Path data;

  @CommandLine.Option(
      names = "--database",
      paramLabel = "URL",
      description =
          "Keep tables in a database of PostgreSQL instead, as in"
              + " postgresql://name@host:5432/games; the password may stand in the address, in"
              + " PGPASSWORD or in ~/.pgpass.")
  private @Nullable String database;

  @CommandLine.Option(
      names = "--public-address",
      paramLabel = "URL",
      description = "Where people reach it, when a proxy stands before it.")
  private @Nullable String publicAddress;

  @CommandLine.Option(
      names = "--trust-proxy",
      paramLabel = "ADDRESS",
      split = ",",
      description =
          "Proxies whose word counts about where a request comes from: addresses or ranges, as in"
              + " 127.0.0.1,10.0.0.0/8 (default: none).")
  private List<String> proxies = List.of();

  @CommandLine.Option(
      names = "--admin-port",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "The port of /health, /ready and /metrics (default 0: any free one, which is printed).")
  private int adminPort;

  @CommandLine.Option(
      names = "--admin-host",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description = "The address of those (default ${DEFAULT-VALUE}: this machine alone).")
  private String adminHost = "127.0.0.1";

  @CommandLine.Option(
      names = "--max-tables",
      paramLabel = "N",
      description = "Unfinished tables at most (default " + ServerConfig.TABLES + ").")
  private @Nullable Integer maxTables;

  @CommandLine.Option(
      names = "--keep-lobbies",
      paramLabel = "HOURS",
      defaultValue = "24",
      description =
          "Forget a table at which no game has begun and nobody is (default ${DEFAULT-VALUE}; 0:"
              + " never).")
  private int keepLobbies;

  @CommandLine.Option(
      names = "--keep-tables",
      paramLabel = "DAYS",
      defaultValue = "30",
      description =
          "Forget the table and its talk when its game is over; the game and its record stay"
              + " (default ${DEFAULT-VALUE}; 0: never).")
  private int keepTables;

  @CommandLine.Option(
      names = "--abandon-after",
      paramLabel = "DAYS",
      defaultValue = "90",
      description =
          "Let machines finish a game that nobody plays any more (default ${DEFAULT-VALUE}; 0:"
              + " never).")
  private int abandonAfter;

  @CommandLine.Option(
      names = "--report",
      paramLabel = "FILE",
      description =
          "Win shares in the catalogue of another report than the one that ships: what `lab report"
              + " --study`, `lab balance --json` or `sim --json` has written.")
  private @Nullable Path report;

  @CommandLine.Option(
      names = "--lab",
      paramLabel = "DIR",
      description =
          "Show the reports of this folder, pages that `lab balance --report` or `lab report"
              + " --page` has written, to everybody under /lab, beside the study that ships.")
  private @Nullable Path lab;

  @CommandLine.Option(
      names = "--otlp",
      paramLabel = "URL",
      description =
          "Send the figures of /metrics once a minute by OpenTelemetry's protocol (OTLP over HTTP),"
              + " as to http://localhost:4318/v1/metrics (default: to nobody).")
  private @Nullable String otlp;

  @CommandLine.Option(
      names = "--otlp-traces",
      paramLabel = "URL",
      description =
          "Tell by the same protocol what is done for requests, step by step, as to"
              + " http://localhost:4318/v1/traces (default: to nobody).")
  private @Nullable String traces;

  @CommandLine.Option(
      names = "--trace-share",
      paramLabel = "SHARE",
      defaultValue = "0.01",
      description =
          "Of how many requests that is told: 0.01 (default) for one of a hundred, 1 for all. What"
              + " a proxy of --trust-proxy already traces is told always, if it is at all.")
  private double traceShare = 0.01;

  @CommandLine.Option(
      names = "--workshop",
      paramLabel = "WHAT",
      arity = "0..1",
      fallbackValue = "all",
      description =
          "What people may do with cards of their own: all (as without WHAT) lets them write cards"
              + " under /workshop, measure them and play with them; writing lets no table be played"
              + " with them; tables lets them play with cards that they bring, without a workshop"
              + " (default: nobody; what cards can do is bounded, but measuring takes processor"
              + " time).")
  private OwnCards ownCards = OwnCards.NOBODY;

  @CommandLine.Option(
      names = "--log",
      paramLabel = "FORMAT",
      description = "Lines of the log, on standard error: text (default) or json.")
  private Log log = Log.TEXT;

  /// Made by the command line.
  public ServeCommand() {}

  @Override
  public Integer call() {
    Optional<URI> address = address();
    int tables = maxTables == null ? ServerConfig.TABLES : maxTables;
    if (tables < 1 || tables > 1_000_000)
      throw new Failure("--max-tables cannot be '" + tables + "'; allowed: 1 to 1000000");
    if (data != null && database != null)
      throw new Failure("--data and --database exclude each other: tables are kept in one place");
    Path file = data == null ? DataFolder.file() : data;
    Supplier<List<Measured>> measured = MeasuredFile::shipped;
    if (report != null) {
      List<Measured> read = MeasuredFile.read(report);
      measured = () -> read;
    }
    Household household = new Household(adminHost, port("--admin-port", adminPort));
    ServerConfig config =
        new ServerConfig(
            host,
            port(port),
            file,
            Optional.ofNullable(database),
            true,
            address,
            proxies,
            Optional.of(household),
            tables,
            expiry(),
            measured,
            reports(),
            otlp("--otlp", otlp, "metrics"),
            tracing(),
            ownCards);
    Running.logs(log == Log.JSON);
    Running server = Running.open(config);
    PrintWriter out = spec.commandLine().getOut();
    String place = database == null ? file.toString() : "the database " + server.database();
    out.println("Hypergate serves at " + server.address() + ", tables are kept in " + place + ".");
    for (URI other : server.others()) out.println("Others at this network reach it at " + other);
    for (URI asked : server.household().stream().toList())
      out.println("How it is stands at " + asked.resolve("/ready") + ", /health and /metrics.");
    if (address.isPresent() && proxies.isEmpty())
      out.println(
          "Whoever comes through a proxy counts as one and the same: name it with --trust-proxy.");
    out.println("Ctrl-C stops it, and nothing is lost.");
    out.flush();
    server.untilStopped();
    return 0;
  }

  private Optional<ServerConfig.Tracing> tracing() {
    if (!(traceShare >= 0 && traceShare <= 1))
      throw new Failure("--trace-share cannot be '" + traceShare + "'; allowed: 0 to 1");
    return otlp("--otlp-traces", traces, "traces")
        .map(where -> new ServerConfig.Tracing(where, traceShare));
  }

  private static Optional<URI> otlp(String option, @Nullable String address, String what) {
    if (address == null) return Optional.empty();
    try {
      URI where = new URI(address);
      if (where.getHost() != null && String.valueOf(where.getScheme()).matches("https?"))
        return Optional.of(where);
    } catch (URISyntaxException e) {
      // It is said below.
    }
    throw new Failure(option + " must be an address such as http://localhost:4318/v1/" + what);
  }

  private Optional<Path> reports() {
    if (lab == null) return Optional.empty();
    if (!Files.isDirectory(lab)) throw new Failure("--lab " + lab + ": there is no such folder");
    try {
      // The folder may be a link; nothing in it may.
      return Optional.of(lab.toRealPath());
    } catch (IOException e) {
      throw new Failure("--lab " + lab + " cannot be read: " + e.getMessage(), e);
    }
  }

  private Expiry expiry() {
    return new Expiry(
        span("--keep-lobbies", keepLobbies),
        span("--keep-tables", keepTables),
        span("--abandon-after", abandonAfter));
  }

  private static int span(String name, int wanted) {
    if (wanted >= 0 && wanted <= 100_000) return wanted;
    throw new Failure(name + " cannot be '" + wanted + "'; allowed: 0 (never) to 100000");
  }

  private Optional<URI> address() {
    if (publicAddress == null) return Optional.empty();
    try {
      URI address = new URI(publicAddress.endsWith("/") ? publicAddress : publicAddress + "/");
      boolean web = "http".equals(address.getScheme()) || "https".equals(address.getScheme());
      if (web && address.getHost() != null && address.getPath().equals("/"))
        return Optional.of(address);
    } catch (URISyntaxException e) {
      // Said below like everything else that is no such address.
    }
    throw new Failure(
        "--public-address cannot be '"
            + publicAddress
            + "'; write it like https://play.example.org");
  }

  /// A port, if it can be one.
  static int port(int port) {
    return port("--port", port);
  }

  private static int port(String option, int port) {
    if (port >= 0 && port <= 65_535) return port;
    throw new Failure(option + " cannot be '" + port + "'; allowed: 0 to 65535");
  }
}
