package hypergate.server.http;

import hypergate.server.OwnCards;
import hypergate.server.catalogue.Shelf;
import hypergate.server.lab.Reports;
import hypergate.server.metrics.Metrics;
import hypergate.server.protocol.Branch;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.PuzzleWish;
import hypergate.server.table.Games;
import hypergate.server.table.Library;
import hypergate.server.table.Outcome;
import hypergate.server.trace.Traces;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// The shell around one table that isn't one.
final class HttpFixture implements AutoCloseable {
  final FakeTables tables = new FakeTables();
  final NoGames games = new NoGames();
  final HttpClient client = HttpClient.newHttpClient();
  final Metrics metrics = new Metrics();
  final Http http;
  volatile boolean ready = true;

  HttpFixture() {
    this(Limits.LOCAL, Optional.empty());
  }

  HttpFixture(Limits limits, Optional<URI> publicAddress) {
    this(limits, publicAddress, List.of());
  }

  HttpFixture(Limits limits, Optional<URI> publicAddress, List<String> proxies) {
    this(limits, publicAddress, proxies, new Patience(limits.connections(), _ -> false));
  }

  HttpFixture(Reports reports) {
    this(reports, OwnCards.ALL);
  }

  private HttpFixture(Reports reports, OwnCards ownCards) {
    this(
        Limits.LOCAL,
        Optional.empty(),
        List.of(),
        new Patience(Limits.LOCAL.connections(), _ -> false),
        reports,
        ownCards);
  }

  /// A server on which nobody writes cards.
  static HttpFixture withoutWorkshop() {
    return allowing(OwnCards.NOBODY);
  }

  /// A server on which this is allowed of cards of one's own.
  static HttpFixture allowing(OwnCards ownCards) {
    return new HttpFixture(new Reports(Optional.empty()), ownCards);
  }

  HttpFixture(Limits limits, Optional<URI> publicAddress, List<String> proxies, Patience patience) {
    this(limits, publicAddress, proxies, patience, new Reports(Optional.empty()), OwnCards.ALL);
  }

  HttpFixture(
      Limits limits,
      Optional<URI> publicAddress,
      List<String> proxies,
      Patience patience,
      Reports reports,
      OwnCards ownCards) {
    http =
        Http.start(
            new HttpConfig(
                "127.0.0.1",
                0,
                publicAddress,
                limits,
                proxies,
                Optional.of(new HttpConfig.Household("127.0.0.1", 0))),
            patience,
            new Services(
                tables,
                games,
                new EmptyLibrary(),
                new Shelf(List::of),
                reports,
                metrics,
                Traces.NONE,
                ownCards),
            () -> ready ? Optional.empty() : Optional.of("the disk is full"),
            () -> false);
  }

  URI address(String path) {
    return URI.create("http://127.0.0.1:" + http.port() + path);
  }

  /// What whoever looks after the server gets.
  HttpResponse<String> household(String path, String... headers) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + http.householdPort() + path));
    if (headers.length > 0) request.headers(headers);
    return client.send(request.build(), BodyHandlers.ofString());
  }

  HttpResponse<String> get(String path, String... headers) throws Exception {
    return send("GET", path, "", headers);
  }

  HttpResponse<String> post(String path, String json, String... headers) throws Exception {
    String[] all = new String[headers.length + 2];
    System.arraycopy(headers, 0, all, 0, headers.length);
    all[headers.length] = "Content-Type";
    all[headers.length + 1] = "application/json";
    return send("POST", path, json, all);
  }

  HttpResponse<String> send(String method, String path, String body, String... headers)
      throws Exception {
    var request =
        HttpRequest.newBuilder(address(path))
            .method(
                method,
                body.isEmpty()
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofString(body));
    if (headers.length > 0) request.headers(headers);
    return client.send(request.build(), BodyHandlers.ofString());
  }

  /// Sends letters that no client would.
  String raw(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), http.port());
        InputStream in = socket.getInputStream()) {
      socket.setSoTimeout(3000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  @Override
  public void close() {
    http.close();
    metrics.close();
    client.shutdownNow();
  }

  private static final class EmptyLibrary implements Library {
    @Override
    public String lessons(String language) {
      return "[]";
    }

    @Override
    public @Nullable String lesson(String id, String language) {
      return id.equals("encounter") ? "{\"title\":\"in " + language + "\"}" : null;
    }

    @Override
    public String rules() {
      return "{\"options\":[]}";
    }

    @Override
    public String cards(Set<String> parts) {
      return "{\"cards\":[],\"aliens\":[],\"parts\":\"" + parts + "\"}";
    }

    @Override
    public String cardsDigest() {
      return "0123456789abcdef";
    }
  }

  static final class NoGames implements Games {
    final AtomicInteger replays = new AtomicInteger();

    @Override
    public Outcome summary(String game) {
      return new Outcome.Done("{}");
    }

    @Override
    public Outcome record(String game) {
      return new Outcome.Done("{}\n{}\n");
    }

    @Override
    public Outcome replay(String game, String as) {
      replays.incrementAndGet();
      return new Outcome.Done("{\"as\":\"" + as + "\"}");
    }

    @Override
    public Outcome fortunes(String game) {
      return new Outcome.Done("{\"line\":[]}");
    }

    @Override
    public Outcome misses(String game, String as) {
      return new Outcome.Done("{\"seat\":\"" + as + "\"}");
    }

    @Override
    public Outcome explain(String game, ExplainRequest request) {
      return new Outcome.Done("{}");
    }

    @Override
    public Outcome puzzle(String day) {
      return new Outcome.Done("{\"day\":\"" + day + "\"}");
    }

    @Override
    public Outcome puzzle(String day, PuzzleWish wish, String browser) {
      return new Outcome.Seated("{}", FakeTables.TABLE, FakeTables.SECRET);
    }

    @Override
    public Outcome branch(String game, Branch branch, String browser) {
      return new Outcome.Seated("{}", FakeTables.TABLE, FakeTables.SECRET);
    }
  }
}
