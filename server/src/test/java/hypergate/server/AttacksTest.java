package hypergate.server;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.Json;
import hypergate.server.store.DatabaseAddress;
import hypergate.server.store.PostgresServer;
import hypergate.server.table.Simple;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What clumsy and ill-meaning clients send to a server over a file and to one over a database:
/// each gets one clear answer, and the game is where it was.
final class AttacksTest {
  private static final String ODD_KEY = "{\"do\":\"chat\",\"key\":\"\\ud800\",\"text\":\"hello\"}";

  private static PostgresServer postgres;

  @TempDir Path folder;
  private final HttpClient client = HttpClient.newHttpClient();

  @BeforeAll
  static void start(@TempDir Path place) throws IOException {
    postgres = PostgresServer.start(place);
  }

  @AfterAll
  static void stop() throws IOException {
    postgres.close();
  }

  @AfterEach
  void hangUp() {
    client.shutdownNow();
  }

  private ServerConfig config(boolean shared, String name) {
    ServerConfig file = ServerConfig.local(folder.resolve(name + ".db"));
    if (!shared) return file;
    DatabaseAddress database = postgres.database();
    return file.withDatabase(database.toString());
  }

  /// A table with somebody at it, and the cookie of its seat.
  private record Seated(URI server, String table, String cookie) {
    URI at(String path) {
      return server.resolve("/api/v1/tables/" + table + path);
    }
  }

  private Seated seated(Server server) throws Exception {
    var made =
        client.send(
            HttpRequest.newBuilder(server.address().resolve("/api/v1/tables"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"me\":\"Ana\",\"preset\":\"odyssey\"}"))
                .build(),
            BodyHandlers.ofString());
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    String cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
    String table = Json.MAPPER.readTree(made.body()).path("table").stringValue();
    Seated seated = new Seated(server.address(), table, cookie);
    assertThat(command(seated, "{\"do\":\"start\",\"key\":\"s\"}")).isEqualTo(200);
    return seated;
  }

  private int command(Seated seated, String json) throws Exception {
    HttpResponse<String> answer =
        client.send(
            HttpRequest.newBuilder(seated.at("/commands"))
                .header("Content-Type", "application/json")
                .header("Cookie", seated.cookie)
                .POST(BodyPublishers.ofString(json))
                .build(),
            BodyHandlers.ofString());
    if (answer.statusCode() != 200)
      assertThat(Json.MAPPER.readTree(answer.body()).path("detail").asString())
          .as("a sentence with %s", answer.statusCode())
          .isNotBlank()
          .doesNotContain("Exception");
    return answer.statusCode();
  }

  private JsonNode view(Seated seated) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(seated.at("/view")).header("Cookie", seated.cookie).build();
    return Json.MAPPER.readTree(client.send(request, BodyHandlers.ofString()).body());
  }

  private JsonNode prompt(Seated seated) throws Exception {
    JsonNode prompts = view(seated).path("prompts");
    for (int tries = 0; prompts.isEmpty() && tries < 500; tries++) {
      Thread.sleep(20);
      prompts = view(seated).path("prompts");
    }
    return prompts.path(0);
  }

  private static String answer(JsonNode prompt, Object n, String key) {
    return Json.text(
        Map.of(
            "do",
            "answer",
            "key",
            key,
            "n",
            n,
            "prompt",
            prompt.path("prompt").stringValue(),
            "answer",
            Simple.answer(prompt)));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void a_move_counts_once_for_its_own_question_and_from_its_own_seat(boolean shared)
      throws Exception {
    try (Server here = Server.start(config(shared, "here"));
        Server there = Server.start(config(shared, "there"))) {
      Seated ana = seated(here);
      Seated elsewhere = seated(there);
      JsonNode first = prompt(ana);
      String move = answer(first, first.path("n").longValue(), "k1");
      // From somebody who has a seat at another table, of another server, or none.
      for (String cookie : List.of(elsewhere.cookie, seated(here).cookie, "seat=x", "seat="))
        assertThat(command(new Seated(ana.server, ana.table, cookie), move))
            .as(cookie)
            .isEqualTo(403);
      // To a server that has no such table.
      assertThat(command(new Seated(elsewhere.server, ana.table, ana.cookie), move)).isEqualTo(404);
      for (Object n : List.of(0, -1, first.path("n").longValue() + 1, (1L << 53) - 1))
        assertThat(command(ana, answer(first, n, "absurd" + n))).as("%s", n).isIn(400, 409);
      assertThat(prompt(ana)).isEqualTo(first);
      assertThat(command(ana, move)).isEqualTo(200);
      JsonNode next = prompt(ana);
      assertThat(next.path("n").longValue()).isGreaterThan(first.path("n").longValue());
      assertThat(command(ana, move)).as("the very same again").isEqualTo(200);
      assertThat(command(ana, move.replace("k1", "k2"))).as("its number again").isEqualTo(409);
      assertThat(prompt(ana)).isEqualTo(next);
      assertThat(command(ana, "{\"do\":\"concede\",\"key\":\"c\"}")).isEqualTo(200);
      assertThat(command(ana, answer(next, next.path("n").longValue(), "k3")))
          .as("after giving up")
          .isEqualTo(409);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatever_somebody_writes_is_kept_as_it_was_or_refused(boolean shared) throws Exception {
    ServerConfig config = config(shared, "tables");
    Seated ana;
    JsonNode said;
    try (Server server = Server.start(config)) {
      ana = seated(server);
      int number = 0;
      for (String text :
          List.of(
              "\\ud83d\\ude80",
              "\\ud800",
              "\\u0000",
              "'; drop table journal; --",
              "\\u2028\\u2029",
              "<script>"))
        assertThat(
                command(
                    ana,
                    "{\"do\":\"chat\",\"key\":\"t"
                        + number++
                        + "\",\"text\":\"says "
                        + text
                        + "\"}"))
            .as(text)
            .isIn(200, 400, 422);
      // What cannot be kept as it is cannot be known again either.
      assertThat(command(ana, ODD_KEY)).isEqualTo(400);
      said = view(ana).path("chat");
      assertThat(said.size()).isGreaterThanOrEqualTo(3);
    }
    try (Server server = Server.start(config)) {
      Seated again = new Seated(server.address(), ana.table, ana.cookie);
      assertThat(view(again).path("chat")).isEqualTo(said);
    }
  }
}
