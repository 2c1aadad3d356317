package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.OwnCards;
import hypergate.server.catalogue.Shelf;
import hypergate.server.lab.Reports;
import hypergate.server.metrics.Metrics;
import hypergate.server.protocol.Json;
import hypergate.server.store.Store;
import hypergate.server.table.Archive;
import hypergate.server.table.Books;
import hypergate.server.table.Deed;
import hypergate.server.table.House;
import hypergate.server.trace.Traces;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Walks through every route and every command, as everybody who may come: a new one that is not
/// written down here fails.
final class EveryDoorTest {
  private static final String NOWHERE = "0000000000";

  /// Who comes, in the order of the letters below: at a table that may be watched its host, the
  /// right seat, one that was withdrawn, the same seat of another table, one with a made-up secret,
  /// a spectator; at a table that nobody may watch a seat, one that was withdrawn, somebody
  /// without; somebody at a table that does not exist. `+` is let in, `-` is not, `?` finds
  /// nothing.
  private static final String EVERYBODY = "++++++ +++ ?";

  private static final String READERS = "++++++ +-- ?";
  private static final String SEATS = "++---- +-- ?";
  private static final String HOST = "+----- --- ?";

  private static final Map<String, String> ROUTES =
      Map.ofEntries(
          Map.entry("GET ", EVERYBODY),
          Map.entry("POST /enter", EVERYBODY),
          Map.entry("PUT /seats/{seat}", HOST),
          Map.entry("POST /seats/{seat}/link", HOST),
          Map.entry("GET /sessions", SEATS),
          Map.entry("DELETE /sessions/{session}", SEATS),
          Map.entry("GET /view", READERS),
          Map.entry("GET /log", READERS),
          Map.entry("GET /record", SEATS),
          // Who may not hear is told so on the stream itself.
          Map.entry("GET /events", "++++++ +-- -"),
          // Says the same to all: the socket itself is tried below.
          Map.entry("GET /socket", "++++++ +++ +"),
          Map.entry("POST /explain", READERS),
          Map.entry("POST /hint", SEATS),
          Map.entry("POST /deal/check", SEATS));

  private static final String SPEAKERS = "++---+ +-- ?";

  private static final Map<String, String> COMMANDS =
      Map.ofEntries(
          Map.entry("answer", SEATS),
          Map.entry("window", SEATS),
          Map.entry("deal", SEATS),
          Map.entry("undo", SEATS),
          Map.entry("retake", SEATS),
          Map.entry("orders", SEATS),
          Map.entry("chat", SPEAKERS),
          Map.entry("name", SEATS),
          Map.entry("ready", SEATS),
          Map.entry("start", HOST),
          Map.entry("open", SEATS),
          Map.entry("away", SEATS),
          Map.entry("back", SEATS),
          Map.entry("concede", SEATS),
          Map.entry("pause", SEATS),
          Map.entry("resume", SEATS),
          Map.entry("time", SEATS),
          Map.entry("rematch", SEATS),
          Map.entry("settle", SEATS),
          Map.entry("exclude", SEATS),
          Map.entry("end", HOST));

  /// What all of it is about no table.
  private static final List<String> OPEN =
      List.of(
          "GET /api/v1/rules",
          "GET /api/v1/cards",
          "GET /api/v1/lessons",
          "GET /api/v1/lessons/{lesson}",
          "GET /api/v1/tables",
          "POST /api/v1/tables",
          "GET /api/v1/games/{game}",
          "GET /api/v1/games/{game}/record",
          "GET /api/v1/games/{game}/replay",
          "GET /api/v1/games/{game}/fortunes",
          "GET /api/v1/games/{game}/misses",
          "POST /api/v1/games/{game}/explain",
          "POST /api/v1/games/{game}/branch",
          "GET /api/v1/puzzles/{day}",
          "POST /api/v1/puzzles/{day}",
          "GET /api/v1/catalogue/search",
          "GET /api/v1/catalogue/entries/{entry}",
          "GET /api/v1/catalogue/comparison",
          "GET /api/v1/catalogue/draw",
          "GET /api/v1/catalogue/export",
          "GET /api/v1/catalogue/words",
          "GET /api/v1/workshop/open",
          "GET /api/v1/workshop/words",
          "GET /api/v1/workshop/patterns",
          "GET /api/v1/workshop/schema",
          "POST /api/v1/workshop/card",
          "POST /api/v1/workshop/skeletons",
          "POST /api/v1/workshop/scenarios",
          "POST /api/v1/workshop/balance");

  private static final List<String> HOUSEHOLD =
      List.of("GET /health", "GET /ready", "GET /metrics");

  /// Somebody who comes.
  private record Caller(String table, String link, String cookie) {}

  @TempDir Path folder;
  private final HttpClient client = HttpClient.newHttpClient();
  private final Metrics metrics = new Metrics();
  private final List<Caller> callers = new ArrayList<>();
  private Store store;
  private House house;
  private Http http;
  private int keys;

  @BeforeEach
  void open() throws Exception {
    store = Store.open(folder.resolve("tables.db"), false);
    house = House.open(store, 20, new SecureRandom());
    http =
        Http.start(
            new HttpConfig("127.0.0.1", 0, Optional.empty(), Limits.LOCAL),
            new hypergate.server.http.Services(
                house,
                new Archive(house),
                new Books(),
                new Shelf(List::of),
                new Reports(Optional.empty()),
                metrics,
                Traces.NONE,
                OwnCards.ALL),
            Optional::empty,
            () -> false);
    List<Caller> open = table("anyone");
    List<Caller> another = table("anyone");
    List<Caller> closed = table("nobody");
    String table = open.getFirst().table;
    callers.addAll(open);
    callers.add(new Caller(table, open.getFirst().link, another.get(1).cookie));
    callers.add(new Caller(table, open.getFirst().link, "seat=" + "0".repeat(26)));
    callers.add(new Caller(table, open.getFirst().link, ""));
    callers.addAll(closed.subList(1, 3));
    callers.add(new Caller(closed.getFirst().table, closed.getFirst().link, ""));
    callers.add(new Caller(NOWHERE, "nothing", ""));
  }

  @AfterEach
  void close() {
    house.close();
    http.close();
    store.close();
    metrics.close();
    client.shutdownNow();
  }

  /// A table's host, its seat B, and somebody who sat at C until a machine did; a link to D.
  private List<Caller> table(String watch) throws Exception {
    String person = "{\"kind\":\"person\"}";
    var made =
        send(
            "POST",
            "/api/v1/tables",
            "{\"watch\":\"%s\",\"seats\":[%s,%s,%s,%s]}"
                .formatted(watch, person, person, person, person),
            "");
    JsonNode table = Json.MAPPER.readTree(made.body());
    String id = table.path("table").asString();
    String host = cookie(made);
    List<String> cookies = new ArrayList<>(List.of(host));
    for (int i = 0; i < 2; i++)
      cookies.add(
          cookie(
              send(
                  "POST",
                  "/api/v1/tables/" + id + "/enter",
                  "{\"secret\":\"" + table.path("links").path(i).path("secret").asString() + "\"}",
                  "")));
    send("PUT", "/api/v1/tables/" + id + "/seats/C", "{\"kind\":\"machine\"}", host);
    String link = table.path("links").path(2).path("secret").asString();
    return cookies.stream().map(cookie -> new Caller(id, link, cookie)).toList();
  }

  private record Answer(int status, String body, Optional<String> cookie) {}

  private static String cookie(Answer answer) {
    String text = answer.cookie.orElseThrow();
    return text.substring(0, text.indexOf(';'));
  }

  private URI address(String path) {
    return URI.create("http://127.0.0.1:" + http.port() + path);
  }

  private Answer send(String method, String path, String body, String cookie) throws Exception {
    var request =
        HttpRequest.newBuilder(address(path))
            .method(
                method,
                body.isEmpty()
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofString(body));
    if (!body.isEmpty()) request.header("Content-Type", "application/json");
    if (!cookie.isEmpty()) request.header("Cookie", cookie);
    if (path.endsWith("/events")) return stream(request.build());
    var answer = client.send(request.build(), BodyHandlers.ofString());
    return new Answer(
        answer.statusCode(), answer.body(), answer.headers().firstValue("Set-Cookie"));
  }

  // The first message of a stream: a view, or that there is nothing to hear.
  private Answer stream(HttpRequest request) throws Exception {
    var answer = client.send(request, BodyHandlers.ofInputStream());
    try (var lines =
        new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine())
        if (line.startsWith("data: "))
          return new Answer(line.contains("\"kind\":\"bye\"") ? 403 : 200, line, Optional.empty());
      return new Answer(403, "", Optional.empty());
    }
  }

  private WebSocket open(URI address, Caller caller, Heard heard) {
    return caller.cookie.isEmpty()
        ? Heard.open(client, address, heard)
        : Heard.open(client, address, heard, "Cookie", caller.cookie);
  }

  private static JsonNode next(Heard heard) throws InterruptedException {
    return Json.MAPPER.readTree(heard.next());
  }

  private static char sign(int status) {
    return status == 403 ? '-' : status == 404 ? '?' : '+';
  }

  /// What everybody gets, as written above.
  private interface Visit {
    char by(Caller caller) throws Exception;
  }

  private String all(Visit visit) throws Exception {
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < callers.size(); i++) {
      if (i == 6 || i == 9) row.append(' ');
      row.append(visit.by(callers.get(i)));
    }
    return row.toString();
  }

  private static String body(String route, Caller caller) {
    return switch (route) {
      case "POST /enter" -> "{\"secret\":\"" + caller.link + "\"}";
      case "PUT /seats/{seat}" -> "{\"kind\":\"person\"}";
      case "POST /explain" -> "{\"ask\":\"phase\",\"phase\":\"launch\"}";
      case "POST /hint" -> "{\"n\":1,\"seat\":\"A\"}";
      case "POST /deal/check" -> "{\"give\":[],\"get\":[]}";
      default -> "";
    };
  }

  private static String command(String word, int key) {
    // Nobody gets ready, so that nothing begins.
    return "{\"do\":\"%s\",\"key\":\"k%d\",\"ready\":false,\"to\":\"spectators\",\"text\":\"hi\"}"
        .formatted(word, key);
  }

  @Test
  void every_route_lets_in_who_may_come_and_nobody_else() throws Exception {
    Map<String, String> found = new TreeMap<>();
    List<String> open = new ArrayList<>();
    List<String> household = new ArrayList<>();
    String base = "/api/v1/tables/{table}";
    for (Route route : OpenApiTest.routes()) {
      String name = route.method() + " " + route.path();
      switch (route.access()) {
        case Access.Open.HOUSEHOLD -> household.add(name);
        case Access.Open _ -> open.add(name);
        case Access.AnyCommand _ -> assertThat(name).isEqualTo("POST " + base + "/commands");
        case Access.At _ -> {
          String rest = route.path().substring(base.length());
          String own = route.method() + " " + rest;
          found.put(
              own,
              all(
                  caller -> {
                    String path =
                        ("/api/v1/tables/" + caller.table + rest)
                            .replace("{seat}", "D")
                            .replace("{session}", NOWHERE);
                    Answer answer = send(route.method(), path, body(own, caller), caller.cookie);
                    // The session that is to be ended is none of anybody's.
                    boolean in = rest.startsWith("/sessions/") && !caller.table.equals(NOWHERE);
                    return in && answer.status == 404 ? '+' : sign(answer.status);
                  }));
        }
      }
    }
    assertThat(found).isEqualTo(new TreeMap<>(ROUTES));
    assertThat(open).containsExactlyInAnyOrderElementsOf(OPEN);
    assertThat(household).containsExactlyInAnyOrderElementsOf(HOUSEHOLD);
  }

  @Test
  void every_command_is_taken_from_who_may_say_it_and_nobody_else() throws Exception {
    Map<String, String> found = new TreeMap<>();
    for (Deed deed : Deed.commands())
      found.put(
          deed.word(),
          all(
              caller ->
                  sign(
                      send(
                              "POST",
                              "/api/v1/tables/" + caller.table + "/commands",
                              command(deed.word(), ++keys),
                              caller.cookie)
                          .status)));
    assertThat(found).isEqualTo(new TreeMap<>(COMMANDS));
  }

  @Test
  void the_same_on_a_socket() throws Exception {
    Map<String, String> wanted = new TreeMap<>();
    // Who finds nothing hears nothing.
    COMMANDS.forEach((word, row) -> wanted.put(word, row.replace('?', '-')));
    Map<String, StringBuilder> found = new TreeMap<>();
    for (String word : COMMANDS.keySet()) found.put(word, new StringBuilder());
    for (int i = 0; i < callers.size(); i++) {
      if (i == 6 || i == 9) found.values().forEach(row -> row.append(' '));
      Caller caller = callers.get(i);
      Heard heard = new Heard();
      var socket = open(address("/api/v1/tables/" + caller.table + "/socket"), caller, heard);
      boolean hears = next(heard).path("kind").asString().equals("view");
      for (Map.Entry<String, StringBuilder> row : found.entrySet()) {
        char sign = '-';
        if (hears) {
          socket.sendText(command(row.getKey(), ++keys), true).join();
          JsonNode reply = next(heard);
          while (!reply.path("kind").asString().equals("reply")) reply = next(heard);
          sign = sign(reply.path("status").asInt());
        }
        row.getValue().append(sign);
      }
      socket.abort();
    }
    Map<String, String> rows = new TreeMap<>();
    found.forEach((word, row) -> rows.put(word, row.toString()));
    assertThat(rows).isEqualTo(wanted);
  }

  @Test
  void a_socket_whose_seat_is_withdrawn_closes_and_says_nothing_more() throws Exception {
    Caller host = callers.getFirst();
    Caller ben = callers.get(1);
    String at = "/api/v1/tables/" + host.table;
    Heard heard = new Heard();
    var socket = open(address(at + "/socket"), ben, heard);
    assertThat(next(heard).path("kind").asString()).isEqualTo("view");
    assertThat(send("POST", at + "/seats/B/link", "", host.cookie).status).isEqualTo(200);
    JsonNode last = next(heard);
    while (last.path("kind").asString().equals("beat")) last = next(heard);
    assertThat(last.path("reason").asString()).isEqualTo("removed");
    socket.abort();
    assertThat(send("GET", at + "/sessions", "", ben.cookie).status).isEqualTo(403);
    assertThat(send("GET", at + "/sessions", "", host.cookie).status).isEqualTo(200);
  }
}
