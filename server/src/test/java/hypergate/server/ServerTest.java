package hypergate.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import hypergate.server.protocol.Json;
import hypergate.server.table.Simple;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The whole server, from the socket to the file.
final class ServerTest {
  @TempDir Path folder;
  private Path data = Path.of("");
  private final HttpClient client = HttpClient.newHttpClient();
  private @Nullable Server server;
  private String cookie = "";

  @BeforeEach
  void start() {
    data = folder.resolve("tables.db");
    server = Server.start(config());
  }

  @AfterEach
  void stop() {
    if (server != null) server.close();
    client.shutdownNow();
  }

  private ServerConfig config() {
    return ServerConfig.local(data).withHousehold(new ServerConfig.Household("127.0.0.1", 0));
  }

  private URI household(String path) {
    return server().household().orElseThrow().resolve(path);
  }

  private Server server() {
    return Objects.requireNonNull(server);
  }

  private URI address(String path) {
    return server().address().resolve(path);
  }

  private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    if (!cookie.isEmpty()) request.header("Cookie", cookie);
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private JsonNode get(String path) throws Exception {
    return Json.MAPPER.readTree(send(HttpRequest.newBuilder(address(path))).body());
  }

  private HttpResponse<String> post(String path, String json) throws Exception {
    return send(
        HttpRequest.newBuilder(address(path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json)));
  }

  /// A table with three machines at which the game has begun.
  private String table() throws Exception {
    var made = post("/api/v1/tables", "{\"me\":\"Ana\",\"preset\":\"odyssey\"}");
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
    String table = Json.MAPPER.readTree(made.body()).path("table").stringValue();
    var begun = post("/api/v1/tables/" + table + "/commands", "{\"do\":\"start\",\"key\":\"s\"}");
    assertThat(begun.statusCode()).as(begun.body()).isEqualTo(200);
    return table;
  }

  /// A page that keeps all that it is sent.
  private static final class Page implements WebSocket.Listener {
    final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
    private final StringBuilder parts = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      parts.append(data);
      if (last) {
        messages.add(Json.MAPPER.readTree(parts.toString()));
        parts.setLength(0);
      }
      socket.request(1);
      return null;
    }

    /// The next message of a kind.
    JsonNode next(String kind) throws InterruptedException {
      while (true) {
        JsonNode message = messages.poll(20, TimeUnit.SECONDS);
        assertThat(message).as("a message " + kind).isNotNull();
        if (message.path("kind").stringValue().equals(kind)) return message;
      }
    }
  }

  private WebSocket open(String table, Page page, String query) {
    URI http = address("/api/v1/tables/" + table + "/socket" + query);
    return client
        .newWebSocketBuilder()
        .header("Cookie", cookie)
        .buildAsync(URI.create("ws" + http.toString().substring(4)), page)
        .join();
  }

  private static String answer(JsonNode prompt, String key) {
    return Json.text(
        Map.of(
            "do",
            "answer",
            "key",
            key,
            "n",
            prompt.path("n").longValue(),
            "prompt",
            prompt.path("prompt").stringValue(),
            "answer",
            Simple.answer(prompt)));
  }

  @Test
  void a_game_goes_on_over_a_socket() throws Exception {
    String table = table();
    Page page = new Page();
    WebSocket socket = open(table, page, "");
    JsonNode view = page.next("view").path("view");
    assertThat(view.path("me").path("seat").stringValue()).isEqualTo("A");
    for (int i = 0; i < 12; i++) {
      JsonNode prompts = get("/api/v1/tables/" + table + "/view").path("prompts");
      for (int tries = 0; prompts.isEmpty() && tries < 100; tries++) {
        Thread.sleep(20);
        prompts = get("/api/v1/tables/" + table + "/view").path("prompts");
      }
      String command = answer(prompts.path(0), "k" + i);
      socket.sendText(command, true).join();
      JsonNode reply = page.next("reply");
      assertThat(reply.path("status").intValue()).as(command + reply).isEqualTo(200);
      // The same key does nothing twice; the same question under another key is over.
      socket.sendText(command, true).join();
      assertThat(page.next("reply").path("status").intValue()).isEqualTo(200);
      socket.sendText(command.replace("\"k" + i, "\"x" + i), true).join();
      assertThat(page.next("reply").path("status").intValue()).isEqualTo(409);
    }
    String figures = send(HttpRequest.newBuilder(household("/metrics"))).body();
    assertThat(figures).contains("hypergate_answer_views_seconds_count 24");
    assertThat(figures).contains("hypergate_tables_open 1.0", "hypergate_streams_open 1.0");
  }

  @Test
  void a_server_that_comes_back_asks_the_same_question() throws Exception {
    String table = table();
    JsonNode before = get("/api/v1/tables/" + table + "/view");
    int port = server().port();
    server().close();
    server = Server.start(config());
    assertThat(server().port()).as("the page is still open there").isEqualTo(port);
    JsonNode after = get("/api/v1/tables/" + table + "/view");
    for (String section : new String[] {"prompts", "hand", "systems", "techs", "seats"})
      assertThat(after.path(section)).as(section).isEqualTo(before.path(section));
    assertThat(after.path("epoch")).isNotEqualTo(before.path("epoch"));
    Page page = new Page();
    open(table, page, "?after=5&epoch=" + before.path("epoch").stringValue());
    assertThat(page.next("view").path("view").path("hand")).isEqualTo(before.path("hand"));
  }

  @Test
  void a_spectator_has_no_hand_and_no_say() throws Exception {
    String table = table();
    cookie = "";
    JsonNode view = get("/api/v1/tables/" + table + "/view");
    assertThat(
            view.path("me").path("seat").isNull() || view.path("me").path("seat").isMissingNode())
        .isTrue();
    assertThat(view.path("hand")).isEmpty();
    var concede =
        post("/api/v1/tables/" + table + "/commands", "{\"do\":\"concede\",\"key\":\"c\"}");
    assertThat(concede.statusCode()).isEqualTo(403);
    cookie = "seat=00000000000000000000000000";
    var forged =
        post("/api/v1/tables/" + table + "/commands", "{\"do\":\"concede\",\"key\":\"c\"}");
    assertThat(forged.statusCode()).isEqualTo(403);
  }

  @Test
  void a_file_that_is_moved_away_is_missed() throws Exception {
    String table = table();
    Path away = folder.resolve("away.db");
    Files.move(data, away);
    var ready = send(HttpRequest.newBuilder(household("/ready")));
    assertThat(ready.statusCode()).isEqualTo(503);
    assertThat(ready.body()).contains("is no longer there").doesNotContain("tables.db");
    String chat = "{\"do\":\"chat\",\"key\":\"c\",\"text\":\"hello\"}";
    assertThat(post("/api/v1/tables/" + table + "/commands", chat).statusCode()).isEqualTo(503);
    Files.move(away, data);
    assertThat(post("/api/v1/tables/" + table + "/commands", chat).statusCode()).isEqualTo(200);
    assertThat(send(HttpRequest.newBuilder(household("/ready"))).statusCode()).isEqualTo(200);
    assertThat(get("/api/v1/tables/" + table + "/view").path("chat").size()).isEqualTo(1);
  }

  @Test
  void rules_and_cards_are_there() throws Exception {
    assertThat(get("/api/v1/rules").path("options")).isNotEmpty();
    assertThat(get("/api/v1/cards").path("aliens")).isNotEmpty();
    assertThat(get("/api/v1/tables").isArray()).isTrue();
    assertThat(send(HttpRequest.newBuilder(household("/ready"))).statusCode()).isEqualTo(200);
  }

  @Test
  void what_is_in_the_way_is_said_in_a_sentence() throws Exception {
    ServerError same =
        catchThrowableOfType(ServerError.class, () -> Server.start(ServerConfig.local(data)));
    assertThat(same).hasMessageContaining("runs already, at " + address("/"));
    Path diary = Files.writeString(folder.resolve("diary"), "Dear diary,\n".repeat(500));
    ServerError foreign =
        catchThrowableOfType(ServerError.class, () -> Server.start(ServerConfig.local(diary)));
    assertThat(foreign).hasMessageContaining("is not a data file of Hypergate");
    ServerConfig taken = ServerConfig.local(folder.resolve("b.db")).withPort(server().port());
    assertThat(catchThrowableOfType(ServerError.class, () -> Server.start(taken)))
        .hasMessageContaining("Choose another with --port");
    // And what failed has left nothing behind that is in the way of the next.
    Server.start(ServerConfig.local(folder.resolve("b.db"))).close();
  }
}
