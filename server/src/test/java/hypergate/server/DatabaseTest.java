package hypergate.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import hypergate.server.protocol.Json;
import hypergate.server.store.DatabaseAddress;
import hypergate.server.store.PostgresServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A club that plays from a file moves into a PostgreSQL, and plays on there.
final class DatabaseTest {
  private static final String CHAT = "{\"do\":\"chat\",\"key\":\"%s\",\"text\":\"hello\"}";

  @TempDir Path folder;
  private final HttpClient client = HttpClient.newHttpClient();
  private PostgresServer postgres;
  private DatabaseAddress database;
  private String cookie = "";

  @BeforeEach
  void start() throws Exception {
    postgres = PostgresServer.start(folder.resolve("postgres"));
    database = postgres.database();
  }

  @AfterEach
  void stop() throws Exception {
    client.shutdownNow();
    postgres.close();
  }

  private ServerConfig file() {
    return ServerConfig.local(folder.resolve("tables.db"));
  }

  private ServerConfig config() {
    return file()
        .withHousehold(new ServerConfig.Household("127.0.0.1", 0))
        .withDatabase(database.toString());
  }

  private HttpResponse<String> send(URI where, String json) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(where);
    if (!json.isEmpty())
      request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(json));
    if (!cookie.isEmpty()) request.header("Cookie", cookie);
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private JsonNode view(Server server, String table) throws Exception {
    URI where = server.address().resolve("/api/v1/tables/" + table + "/view");
    return Json.MAPPER.readTree(send(where, "").body());
  }

  private int chat(Server server, String table, String key) throws Exception {
    URI where = server.address().resolve("/api/v1/tables/" + table + "/commands");
    return send(where, CHAT.formatted(key)).statusCode();
  }

  /// A table in the file at which a game has begun.
  private String table(Server server) throws Exception {
    var made =
        send(server.address().resolve("/api/v1/tables"), "{\"me\":\"Ana\",\"preset\":\"odyssey\"}");
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
    String table = Json.MAPPER.readTree(made.body()).path("table").stringValue();
    URI where = server.address().resolve("/api/v1/tables/" + table + "/commands");
    assertThat(send(where, "{\"do\":\"start\",\"key\":\"s\"}").statusCode()).isEqualTo(200);
    return table;
  }

  private static void assertSame(JsonNode before, JsonNode after) {
    for (String section : new String[] {"prompts", "hand", "systems", "techs", "seats", "chat"})
      assertThat(after.path(section)).as(section).isEqualTo(before.path(section));
  }

  @Test
  void a_club_moves_and_plays_on() throws Exception {
    Keeper keeper = new Keeper(folder.resolve("tables.db"));
    String table;
    JsonNode before;
    try (Server server = Server.start(file())) {
      table = table(server);
      assertThat(chat(server, table, "c1")).isEqualTo(200);
      before = view(server, table);
      assertThat(catchThrowableOfType(ServerError.class, () -> keeper.move(database.toString())))
          .hasMessageContaining("runs already");
    }
    assertThat(keeper.move(database.toString()).tables()).isEqualTo(1);
    assertThat(keeper.check().faults()).isEmpty();
    assertThat(catchThrowableOfType(ServerError.class, () -> keeper.move(database.toString())))
        .hasMessageContaining("keeps tables or games already");
    try (Server server = Server.start(config())) {
      assertSame(before, view(server, table));
      assertThat(chat(server, table, "c2")).isEqualTo(200);
      assertThat(catchThrowableOfType(ServerError.class, () -> keeper.move(database.toString())))
          .hasMessageContaining("is in use by a Hypergate that runs already");
      before = view(server, table);
    }
    try (Server server = Server.start(config())) {
      assertSame(before, view(server, table));
      assertThat(view(server, table).path("chat").size()).isEqualTo(2);
    }
  }

  @Test
  void a_node_that_drains_serves_on_but_makes_no_tables_and_says_that_it_is_not_ready()
      throws Exception {
    try (Server one = Server.start(config());
        Server two = Server.start(config())) {
      String table = table(one);
      one.drain(Duration.ZERO);
      HttpResponse<String> ready = send(one.household().orElseThrow().resolve("/ready"), "");
      assertThat(ready.statusCode()).isEqualTo(503);
      assertThat(ready.body()).contains("draining");
      assertThat(chat(one, table, "c1")).isEqualTo(200);
      assertThat(view(two, table).path("chat").size()).isEqualTo(1);
      String wish = "{\"me\":\"Bo\",\"preset\":\"odyssey\"}";
      HttpResponse<String> refused = send(one.address().resolve("/api/v1/tables"), wish);
      assertThat(refused.statusCode()).isEqualTo(503);
      assertThat(refused.headers().firstValue("Retry-After")).hasValue("2");
      assertThat(refused.body()).contains("stopping");
      assertThat(send(two.address().resolve("/api/v1/tables"), wish).statusCode()).isEqualTo(201);
      URI health = two.household().orElseThrow().resolve("/health");
      assertThat(send(health, "").body())
          .startsWith("alive\nnode ")
          .isNotEqualTo(send(one.household().orElseThrow().resolve("/health"), "").body());
      assertThat(send(two.household().orElseThrow().resolve("/ready"), "").statusCode())
          .isEqualTo(200);
    }
    try (Server two = Server.start(config())) {
      assertThat(two.port()).isPositive();
    }
  }

  @Test
  void while_the_database_is_away_nothing_is_confirmed() throws Exception {
    try (Server server = Server.start(config())) {
      String table = table(server);
      URI ready = server.household().orElseThrow().resolve("/ready");
      assertThat(send(ready, "").statusCode()).isEqualTo(200);
      postgres.away();
      URI where = server.address().resolve("/api/v1/tables/" + table + "/commands");
      HttpResponse<String> refused = send(where, CHAT.formatted("c1"));
      assertThat(refused.statusCode()).isEqualTo(503);
      assertThat(refused.headers().firstValue("Retry-After")).isPresent();
      assertThat(refused.body()).doesNotContain("postgres");
      HttpResponse<String> unready = send(ready, "");
      assertThat(unready.statusCode()).isEqualTo(503);
      assertThat(unready.body()).contains("the database does not answer");
      postgres.back();
      assertThat(chat(server, table, "c1")).isEqualTo(200);
      assertThat(chat(server, table, "c1")).as("the same again").isEqualTo(200);
      assertThat(send(ready, "").statusCode()).isEqualTo(200);
      assertThat(view(server, table).path("chat").size()).isEqualTo(1);
    }
  }
}
