package hypergate.server.trace;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.OwnCards;
import hypergate.server.Server;
import hypergate.server.ServerConfig;
import hypergate.server.protocol.Json;
import hypergate.server.store.PostgresServer;
import hypergate.server.trace.Collector.Sent;
import io.opentelemetry.proto.trace.v1.Span.SpanKind;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What is done for a request is told step by step to whoever collects it: what is a part of what,
/// and nothing that is somebody's own.
final class TracesTest {
  private static final String TRACE = "0af7651916cd43dd8448eb211c80319c";
  private static final String PARENT = "00-" + TRACE + "-b7ad6b7169203331-01";
  private static final String UNSAMPLED = "00-" + TRACE + "-b7ad6b7169203331-00";
  private static final String TABLES = "/api/v1/tables";
  private static final String COMMANDS = "POST /api/v1/tables/{table}/commands";

  /// One that takes its time.
  private static final String MACHINE = "{\"kind\":\"machine\",\"machine\":\"regular\"}";

  private static final String SECRET = "nobody-knows-this";

  @TempDir Path folder;
  private final HttpClient client = HttpClient.newHttpClient();
  private final List<String> secrets = new ArrayList<>();
  private Collector collector;
  private String table = "";
  private String cookie = "";

  @BeforeEach
  void collect() throws Exception {
    collector = new Collector();
  }

  @AfterEach
  void stop() {
    collector.close();
    client.shutdownNow();
  }

  private ServerConfig config() {
    return ServerConfig.local(folder.resolve("tables.db"));
  }

  private ServerConfig config(double share) {
    return config().withTracing(new ServerConfig.Tracing(collector.address(), share));
  }

  private HttpResponse<String> post(Server server, String path, String json, String... headers)
      throws Exception {
    var request =
        HttpRequest.newBuilder(server.address().resolve(path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json));
    if (!cookie.isEmpty()) request.header("Cookie", cookie);
    if (headers.length > 0) request.headers(headers);
    return client.send(request.build(), BodyHandlers.ofString());
  }

  /// A table with three machines at which the game has begun, and that has been looked at.
  private void play(Server server, String... headers) throws Exception {
    var made =
        post(
            server,
            TABLES,
            "{\"me\":\""
                + SECRET
                + "\",\"preset\":\"odyssey\",\"seats\":["
                + MACHINE
                + ","
                + MACHINE
                + "]}",
            headers);
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
    secrets.add(cookie.substring(cookie.indexOf('=') + 1));
    JsonNode table = Json.MAPPER.readTree(made.body());
    this.table = table.path("table").stringValue();
    secrets.add(this.table);
    for (JsonNode link : table.path("links")) secrets.add(link.path("secret").stringValue());
    begin(server, headers);
  }

  private void begin(Server server, String... headers) throws Exception {
    String commands = TABLES + "/" + table + "/commands";
    var begun = post(server, commands, "{\"do\":\"start\",\"key\":\"s\"}", headers);
    assertThat(begun.statusCode()).as(begun.body()).isEqualTo(200);
  }

  @Test
  void what_is_done_for_a_command_is_told_step_by_step() throws Exception {
    try (Server server = Server.start(config(0))) {
      play(server, "traceparent", PARENT);
    }
    List<Sent> all = collector.of(TRACE);
    // Nothing but what somebody else has decided to trace: a share of 0 is nothing.
    assertThat(collector.spans()).hasSameSizeAs(all);
    Sent command = collector.named(COMMANDS).getFirst();
    assertThat(command.parent()).isEqualTo("b7ad6b7169203331");
    assertThat(command.kind()).isEqualTo(SpanKind.SPAN_KIND_SERVER);
    assertThat(command.said())
        .containsEntry("http.route", "/api/v1/tables/{table}/commands")
        .containsEntry("http.request.method", "POST")
        .containsEntry("http.response.status_code", "200");
    assertThat(command.node())
        .containsEntry("service.name", "hypergate")
        .containsKeys("service.version", "service.instance.id");
    assertThat(collector.types()).containsOnly("application/x-protobuf");
    assertThat(all.stream().map(collector::path))
        .contains(
            COMMANDS + " > read > select seat_session",
            COMMANDS + " > command > table > act > write > insert journal",
            COMMANDS + " > command > table > act > write > update game_table",
            COMMANDS + " > command > table > act > write > commit",
            COMMANDS + " > command > table > act > views",
            "POST /api/v1/tables > work > write > insert game_table",
            COMMANDS + " > command > table > load > read > select journal");
    assertThat(collector.named("act").getFirst().said()).containsEntry("hypergate.act", "start");
    assertThat(collector.named("command").getFirst().said())
        .containsEntry("hypergate.command", "start")
        .containsEntry("hypergate.status", "200");
    Sent insert = collector.named("insert journal").getFirst();
    assertThat(insert.kind()).isEqualTo(SpanKind.SPAN_KIND_CLIENT);
    assertThat(insert.said()).containsEntry("db.system.name", "sqlite");
    assertThat(insert.said().get("db.query.text")).contains("?");
    // Every step is part of another one that was told, too.
    List<String> ids = all.stream().map(Sent::id).toList();
    assertThat(all)
        .allSatisfy(
            span ->
                assertThat(ids.contains(span.parent()) || span.parent().equals(command.parent()))
                    .as(span.name())
                    .isTrue());
  }

  @Test
  void what_tables_do_by_themselves_is_told_apart_and_nothing_that_is_somebodys_own()
      throws Exception {
    try (Server server = Server.start(config(1))) {
      play(server);
      awaitSpan("thought");
    }
    assertThat(collector.named("thought")).isNotEmpty();
    assertThat(collector.spans().stream().map(collector::path))
        .contains(
            "thought > table > act > write > insert journal", "thought > table > act > views");
    // What a machine thinks about follows from what was done before.
    assertThat(collector.named("thought")).anySatisfy(it -> assertThat(it.links()).isNotEmpty());
    assertThat(secrets).hasSizeGreaterThan(1);
    for (Sent span : collector.spans())
      assertThat(span.toString().replace(span.trace(), "").replace(span.id(), ""))
          .doesNotContain(secrets)
          .doesNotContain(SECRET)
          .doesNotContain("seat=");
    assertThat(collector.spans().stream().flatMap(span -> span.said().keySet().stream()).distinct())
        .isSubsetOf(
            "http.request.method",
            "http.route",
            "http.response.status_code",
            "db.system.name",
            "db.query.text",
            "error.type",
            "hypergate.act",
            "hypergate.changes",
            "hypergate.command",
            "hypergate.lane",
            "hypergate.rows",
            "hypergate.status",
            "hypergate.streams");
  }

  @Test
  void a_command_on_a_stream_is_a_request_of_its_own() throws Exception {
    try (Server server = Server.start(config(1))) {
      play(server);
      say(server, "{\"do\":\"chat\",\"key\":\"c\",\"text\":\"" + SECRET + "\"}");
    }
    Sent message =
        collector.named("/api/v1/tables/{table}/socket").stream().findFirst().orElseThrow();
    // Whoever opened the stream did so as part of that, and has nothing more to do with it.
    assertThat(message.trace()).isNotEqualTo(TRACE);
    assertThat(message.links()).containsExactly(TRACE);
    assertThat(collector.of(message.trace()).stream().map(collector::path))
        .contains(message.name() + " > command > table > act > write > insert journal");
    assertThat(collector.spans().toString()).doesNotContain(SECRET);
  }

  private void say(Server server, String command) throws Exception {
    CompletableFuture<String> reply = new CompletableFuture<>();
    URI http = server.address().resolve(TABLES + "/" + table + "/socket");
    WebSocket socket =
        client
            .newWebSocketBuilder()
            .header("Cookie", cookie)
            .header("traceparent", PARENT)
            .buildAsync(
                URI.create(http.toString().replace("http:", "ws:")),
                new WebSocket.Listener() {
                  private final StringBuilder text = new StringBuilder();

                  @Override
                  public @org.jspecify.annotations.Nullable CompletionStage<?> onText(
                      WebSocket from, CharSequence data, boolean last) {
                    text.append(data);
                    if (last && text.toString().contains("\"kind\":\"reply\""))
                      reply.complete(text.toString());
                    if (last) text.setLength(0);
                    from.request(1);
                    return null;
                  }
                })
            .get(20, TimeUnit.SECONDS);
    socket.sendText(command, true).get(20, TimeUnit.SECONDS);
    assertThat(reply.get(20, TimeUnit.SECONDS)).contains("\"status\":200");
    socket.abort();
  }

  @Test
  void what_another_node_does_about_it_is_a_part_of_it() throws Exception {
    try (PostgresServer postgres = PostgresServer.start(folder.resolve("postgres"))) {
      var database = postgres.database();
      String address =
          "postgresql://"
              + database.user()
              + "@"
              + database.host()
              + ":"
              + database.port()
              + "/"
              + database.database();
      try (Server one = Server.start(config(0).withDatabase(address));
          Server two = Server.start(config(0).withDatabase(address))) {
        play(one);
        // Now it is in the memory of the second one, too.
        var seen = get(two, TABLES + "/" + table);
        assertThat(seen.statusCode()).as(seen.body()).isEqualTo(200);
        String commands = TABLES + "/" + table + "/commands";
        var done =
            post(
                one,
                commands,
                "{\"do\":\"chat\",\"key\":\"c\",\"text\":\"hello\"}",
                "traceparent",
                PARENT);
        assertThat(done.statusCode()).as(done.body()).isEqualTo(200);
        awaitSpan("news");
      }
    }
    assertThat(collector.of(TRACE).stream().map(collector::path))
        .contains(
            COMMANDS + " > command > table > act > write > insert journal",
            COMMANDS + " > command > table > act > write > news",
            COMMANDS + " > command > table > act > write > news > load > read > select journal");
    assertThat(collector.named("insert journal").getFirst().said())
        .containsEntry("db.system.name", "postgresql");
  }

  private HttpResponse<String> get(Server server, String path) throws Exception {
    return client.send(
        HttpRequest.newBuilder(server.address().resolve(path)).header("Cookie", cookie).build(),
        BodyHandlers.ofString());
  }

  // What has been done is sent some seconds later.
  private void awaitSpan(String name) throws Exception {
    for (int tries = 0; tries < 300 && collector.named(name).isEmpty(); tries++) Thread.sleep(100);
  }

  @Test
  void a_stranger_does_not_decide_what_is_traced() throws Exception {
    ServerConfig config = config(0);
    // Behind a proxy that nobody has named, everybody is a stranger.
    ServerConfig open =
        new ServerConfig(
            config.host(),
            0,
            config.data(),
            Optional.empty(),
            false,
            Optional.of(URI.create("http://play.example.org/")),
            List.of(),
            Optional.empty(),
            10,
            config.expiry(),
            List::of,
            Optional.empty(),
            Optional.empty(),
            config.tracing(),
            OwnCards.NOBODY);
    try (Server server = Server.start(open)) {
      var asked =
          client.send(
              HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + TABLES))
                  .header("traceparent", PARENT)
                  .build(),
              BodyHandlers.ofString());
      assertThat(asked.statusCode()).isEqualTo(200);
    }
    assertThat(collector.spans()).isEmpty();
  }

  @Test
  void what_somebody_else_does_not_trace_is_not_told_and_what_fails_is_told_as_such()
      throws Exception {
    try (Server server = Server.start(config(1))) {
      var none = post(server, TABLES, "{}", "traceparent", UNSAMPLED);
      assertThat(none.statusCode()).isEqualTo(201);
      var known =
          post(
              server, TABLES + "/0000000000/commands", "{\"do\":\"" + SECRET + "\",\"key\":\"k\"}");
      assertThat(known.statusCode()).isGreaterThanOrEqualTo(400);
      post(server, TABLES + "/0000000000/commands", "{\"do\":\"start\",\"key\":\"k\"}");
    }
    assertThat(collector.of(TRACE)).isEmpty();
    assertThat(collector.named("POST " + TABLES)).isEmpty();
    assertThat(collector.named("table")).anySatisfy(it -> assertThat(it.failed()).isTrue());
    assertThat(collector.spans().toString()).doesNotContain(SECRET);
  }

  @Test
  void nobody_is_told_anything_unless_somebody_wants_it() throws Exception {
    try (Server server = Server.start(config())) {
      play(server, "traceparent", PARENT);
    }
    assertThat(collector.spans()).isEmpty();
    // Nothing is made, either.
    assertThat(Step.begin("anything")).isSameAs(Step.NONE);
    assertThat(Traces.NONE.apart("anything")).isSameAs(Step.NONE);
    assertThat(Traces.NONE.request("anything", _ -> PARENT, true)).isSameAs(Step.NONE);
  }

  @Test
  void whoever_does_not_collect_changes_nothing() throws Exception {
    ServerConfig config = config(1);
    collector.close();
    try (Server server = Server.start(config)) {
      play(server);
    }
  }
}
