package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.Server;
import hypergate.server.ServerConfig;
import hypergate.server.protocol.Json;
import hypergate.testing.Figures;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Absurd requests at every address of the contract and absurd commands of every word, posted and
/// on a stream: each is answered, a refusal is a problem document, none is our fault, and the table
/// can be played to its end.
final class FuzzTest {
  private static final int OF_EACH_ROUTE = 4;
  private static final int OF_EACH_WORD = 3;
  private static final List<String> METHODS = List.of("get", "put", "post", "delete");
  private static final String JSON = "application/json";

  /// Longer than any machine needs: only what never answers fails by it.
  private static final Duration NEVER = Duration.ofMinutes(2);

  /// One thing that can be asked for.
  private record Operation(String method, String path, Map<?, ?> item, Map<?, ?> what) {}

  @TempDir private static Path folder = Path.of("");

  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final List<Server> SERVERS = new ArrayList<>();
  private static final List<Operation> OPERATIONS = operations();
  private static final List<String> WORDS =
      ((List<?>)
              Objects.requireNonNull(
                  Nonsense.part(Nonsense.schema("Command"), "properties", "do").get("enum")))
          .stream().map(Object::toString).toList();
  private String last = "";
  private String table = "";
  private String game = "";
  private String cookie = "";

  @BeforeAll
  static void start() {
    SERVERS.add(
        Server.start(
            ServerConfig.local(folder.resolve("fuzz.db"))
                .withHousehold(new ServerConfig.Household("127.0.0.1", 0)),
            new Random(1)));
  }

  @AfterAll
  static void stop() {
    SERVERS.forEach(Server::close);
    SERVERS.clear();
    CLIENT.shutdownNow();
  }

  private static List<Operation> operations() {
    List<Operation> all = new ArrayList<>();
    Nonsense.part(Contract.contract().file(), "paths")
        .forEach(
            (path, item) -> {
              for (String method : METHODS)
                if (((Map<?, ?>) item).get(method) instanceof Map<?, ?> what)
                  all.add(
                      new Operation(
                          method.toUpperCase(Locale.ROOT),
                          path.toString(),
                          (Map<?, ?>) item,
                          what));
            });
    // A stream of events has no end.
    all.removeIf(operation -> operation.path.endsWith("/events"));
    return all;
  }

  private static URI address(String path) {
    Server server = SERVERS.getFirst();
    return (path.startsWith("/api/") ? server.address() : server.household().orElseThrow())
        .resolve(path);
  }

  private static HttpResponse<String> send(
      String method, String path, String body, String type, String cookie) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address(path))
            .timeout(NEVER)
            .method(
                method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (!body.isEmpty()) request.header("Content-Type", type);
    if (!cookie.isEmpty()) request.header("Cookie", cookie);
    return CLIENT.send(request.build(), BodyHandlers.ofString());
  }

  private String at() {
    return "/api/v1/tables/" + table;
  }

  private HttpResponse<String> command(String json) throws Exception {
    return send("POST", at() + "/commands", json, JSON, cookie);
  }

  private JsonNode get(String path) throws Exception {
    return Json.MAPPER.readTree(send("GET", path, "", "", cookie).body());
  }

  @Seeds(upTo = 4, fresh = 1, run = "http")
  void nonsense_is_refused_and_the_table_plays_on(long seed) throws Exception {
    Nonsense nonsense = new Nonsense(seed);
    SeedRun.note(() -> last);
    begin(nonsense.one("odyssey", "all-tech", "levels", "pulsars", "moons", "first-game"));
    game = "";
    for (Operation operation : shuffled(OPERATIONS, OF_EACH_ROUTE, nonsense))
      ask(operation, nonsense);
    talk(nonsense);
    game = playedOut();
    for (Operation operation : shuffled(OPERATIONS, OF_EACH_ROUTE, nonsense))
      if (operation.path.contains("{game}")) ask(operation, nonsense);
    Figures.add("absurd requests", OPERATIONS.size() * OF_EACH_ROUTE + WORDS.size() * OF_EACH_WORD);
  }

  private void begin(String preset) throws Exception {
    var made =
        send(
            "POST",
            "/api/v1/tables",
            "{\"preset\":\"" + preset + "\",\"clock\":{\"mode\":\"none\"}}",
            JSON,
            "");
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
    table = Json.MAPPER.readTree(made.body()).path("table").stringValue();
    var begun = command("{\"do\":\"start\",\"key\":\"begin\",\"numbers\":\"7\"}");
    assertThat(begun.statusCode()).as(begun.body()).isEqualTo(200);
  }

  /// Each of them so many times, in an order of the seed.
  private static <T> List<T> shuffled(List<T> each, int times, Nonsense nonsense) {
    List<T> all = new ArrayList<>();
    for (int i = 0; i < times; i++) all.addAll(each);
    Collections.shuffle(all, new Random(nonsense.below(Integer.MAX_VALUE)));
    return all;
  }

  // The host gives up what is left, so that machines play to the end.
  private String playedOut() throws Exception {
    last = "the end";
    if (!get(at()).path("state").stringValue().equals("over")) {
      var end = command("{\"do\":\"concede\",\"key\":\"the end\"}");
      assertThat(end.statusCode()).as(end.body()).isEqualTo(200);
    }
    JsonNode over = get(at());
    assertThat(over.path("state").stringValue()).as(over.toString()).isEqualTo("over");
    return over.path("game").stringValue();
  }

  private void ask(Operation operation, Nonsense nonsense) throws Exception {
    String path =
        operation
                .path
                .replace("{table}", nonsense.rarely() ? nonsense.segment() : table)
                .replace("{game}", game.isEmpty() || nonsense.rarely() ? nonsense.segment() : game)
                .replace(
                    "{seat}", nonsense.rarely() ? nonsense.segment() : nonsense.one("A", "B", "H"))
                .replace("{session}", nonsense.segment())
                .replace("{lesson}", nonsense.rarely() ? nonsense.segment() : "encounter")
                .replace("{day}", nonsense.rarely() ? nonsense.segment() : "2026-10-01")
                .replace("{entry}", nonsense.rarely() ? nonsense.segment() : "human")
            + query(operation, nonsense);
    String body = "";
    if (operation.what.get("requestBody") instanceof Map<?, ?> wanted)
      body = nonsense.body(Nonsense.part(wanted, "content", JSON, "schema"));
    String type = nonsense.rarely() ? "text/plain" : JSON;
    String caller = nonsense.rarely() ? "seat=" + nonsense.segment() : cookie;
    last = operation.method + " " + path + " " + shortened(body);
    isAnswered(send(operation.method, path, body, type, caller));
  }

  private static String query(Operation operation, Nonsense nonsense) {
    StringBuilder query = new StringBuilder();
    for (Map<?, ?> place : List.of(operation.item, operation.what))
      if (place.get("parameters") instanceof List<?> parameters)
        for (Object each : parameters) {
          Map<?, ?> parameter = Nonsense.referred((Map<?, ?>) each);
          if (!"query".equals(parameter.get("in")) || nonsense.rarely()) continue;
          String value = nonsense.parameter(Nonsense.part(parameter, "schema"));
          query
              .append(query.isEmpty() ? '?' : '&')
              .append(parameter.get("name"))
              .append('=')
              .append(URLEncoder.encode(value, StandardCharsets.UTF_8));
        }
    return query.toString();
  }

  private static String shortened(String text) {
    return text.length() > 600 ? text.substring(0, 600) + "… (" + text.length() + ")" : text;
  }

  private void isAnswered(HttpResponse<String> answer) {
    String about = last + " -> " + answer.statusCode() + " " + shortened(answer.body());
    if (answer.statusCode() < 400) return;
    assertThat(answer.headers().firstValue("Content-Type"))
        .as(about)
        .contains("application/problem+json");
    JsonNode problem = Json.MAPPER.readTree(answer.body());
    assertThat(problem.path("status").intValue()).as(about).isEqualTo(answer.statusCode());
    isNotOurFault(problem, about);
  }

  private static void isNotOurFault(JsonNode problem, String about) {
    if (!problem.path("type").asString("").equals("/problems/busy"))
      assertThat(problem.path("status").intValue()).as(about).isBetween(400, 499);
    assertThat(problem.path("title").asString("")).as(about).isNotBlank();
  }

  /// Commands, half of them posted and half on a stream, about what is open at the table.
  private void talk(Nonsense nonsense) throws Exception {
    Heard heard = new Heard();
    WebSocket socket = Heard.open(CLIENT, address(at() + "/socket"), heard, "Cookie", cookie);
    for (String word : shuffled(WORDS, OF_EACH_WORD, nonsense)) {
      String message = nonsense.command(word, get(at() + "/view").path("prompts").path(0));
      boolean tooLong = message.getBytes(StandardCharsets.UTF_8).length >= Call.LONGEST;
      if (tooLong || nonsense.below(2) == 0) {
        last = "command " + shortened(message);
        isAnswered(command(message));
      } else {
        last = "socket " + shortened(message);
        heard.messages.clear();
        socket.sendText(message, true).join();
        isAnswered(reply(heard));
      }
    }
    socket.abort();
  }

  private JsonNode reply(Heard heard) throws InterruptedException {
    int stills = 0;
    while (true) {
      String message = heard.messages.poll(NEVER.toSeconds(), TimeUnit.SECONDS);
      assertThat(message).as(last).isNotNull();
      JsonNode node = Json.MAPPER.readTree(message);
      String kind = node.path("kind").asString("");
      if (kind.equals("reply")) return node;
      // Heartbeats go on for ever: whoever hears little else is not answered any more.
      if (kind.equals("still")) stills++;
      assertThat(stills).as(last).isLessThan(10);
      assertThat(kind).as(last + " -> " + node).isNotEqualTo("bye");
    }
  }

  private void isAnswered(JsonNode reply) {
    if (reply.path("status").intValue() == 200) return;
    JsonNode problem = reply.path("problem");
    assertThat(problem.path("status")).as(last).isEqualTo(reply.path("status"));
    isNotOurFault(problem, last + " -> " + reply);
  }
}
