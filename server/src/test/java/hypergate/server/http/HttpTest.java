package hypergate.server.http;

import static hypergate.server.http.FakeTables.SECRET;
import static hypergate.server.http.FakeTables.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.Json;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

final class HttpTest {
  private static final String AT = "/api/v1/tables/" + TABLE;
  private static final String COOKIE = "seat=" + SECRET;
  private static final String CHAT = "{\"do\":\"chat\",\"key\":\"k\",\"text\":\"hi\"}";

  private static final HttpFixture SHARED = new HttpFixture();

  private HttpFixture server = SHARED;

  @BeforeEach
  void begin() {
    SHARED.tables.commands.clear();
  }

  @AfterEach
  void end() {
    if (server != SHARED) server.close();
    SHARED.tables.failure = null;
    SHARED.ready = true;
  }

  @AfterAll
  static void stop() {
    SHARED.close();
  }

  private static void isProblem(HttpResponse<String> answer, int status, String kind) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
    JsonNode problem = Json.MAPPER.readTree(answer.body());
    assertThat(problem.path("type").stringValue()).isEqualTo("/problems/" + kind);
    assertThat(problem.path("status").intValue()).isEqualTo(status);
    assertThat(problem.path("title").stringValue()).isNotBlank();
    assertThat(problem.path("detail").stringValue()).endsWith(".");
    isArmoured(answer);
  }

  private static void isArmoured(HttpResponse<?> answer) {
    assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
        .doesNotContain("unsafe");
    assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(answer.headers().firstValue("Referrer-Policy")).contains("no-referrer");
    assertThat(answer.headers().firstValue("Cross-Origin-Opener-Policy")).contains("same-origin");
    assertThat(answer.headers().firstValue("Server")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/new",
        "/t/" + TABLE,
        "/g/" + TABLE,
        "/watch",
        "/learn",
        "/learn/encounter",
        "/puzzle",
        "/puzzle/2026-10-05",
        "/help",
        "/settings",
      })
  void each_address_of_the_page_is_the_page(String path) throws Exception {
    var answer = server.get(path);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).contains("<div id=\"app\">");
    assertThat(answer.headers().firstValue("Content-Type")).contains("text/html;charset=utf-8");
    assertThat(answer.headers().firstValue("Cache-Control")).contains("no-cache");
    isArmoured(answer);
  }

  /// In which way a file is packed for who asks for it so.
  private Optional<String> encoding(String file, String accepted) throws Exception {
    return server.get(file, "Accept-Encoding", accepted).headers().firstValue("Content-Encoding");
  }

  @Test
  void files_come_packed_and_are_not_sent_twice() throws Exception {
    String page = server.get("/").body();
    String script = page.replaceAll("(?s).*src=\"(/assets/[^\"]+\\.js)\".*", "$1");
    var answer = server.get(script, "Accept-Encoding", "gzip, deflate, br;q=1.0, zstd");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Encoding")).contains("br");
    assertThat(encoding(script, "gzip")).contains("gzip");
    assertThat(encoding(script, "br;q=0, gzip;q=0.5")).contains("gzip");
    assertThat(encoding(script, "x-br, gzip;q=0.000")).isEmpty();
    assertThat(server.get(script + ".br").statusCode()).isEqualTo(404);
    assertThat(answer.headers().firstValue("Content-Type"))
        .contains("text/javascript;charset=utf-8");
    assertThat(answer.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
    String tag = answer.headers().firstValue("ETag").orElseThrow();
    assertThat(server.get(script, "If-None-Match", tag).statusCode()).isEqualTo(304);
    isArmoured(answer);
  }

  @Test
  void a_wrong_address_is_the_page_for_people_and_a_problem_for_programs() throws Exception {
    var person = server.get("/nowhere", "Accept", "text/html,*/*");
    assertThat(person.statusCode()).isEqualTo(404);
    assertThat(person.body()).contains("<div id=\"app\">");
    isProblem(server.get("/nowhere"), 404, "not-found");
    isProblem(server.get("/api/v1/nowhere", "Accept", "text/html"), 404, "not-found");
    isProblem(server.get("/assets/nothing-12345678.js"), 404, "not-found");
    isProblem(server.get("/api/v1/tables/TABLE/view"), 404, "not-found");
    isProblem(server.get("/api/v1/tables/zzzzzzzzzz"), 404, "not-found");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../hypergate/server/openapi.yaml",
        "/assets/../../server/openapi.yaml",
        "/assets/..%2f..%2fserver/openapi.yaml",
        "/%2e%2e/server/openapi.yaml",
        "/assets/..\\..\\server\\openapi.yaml",
        "//etc/passwd",
        "/assets/%00.js",
        "/assets/;/x.js",
      })
  void no_path_leads_out_of_the_pages_folder(String path) throws Exception {
    String answer =
        server.raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assertThat(answer).matches("(?s)HTTP/1.1 40[04] .*");
    assertThat(answer).doesNotContain("openapi:", "root:").contains("application/problem+json");
    assertThat(answer).contains("Content-Security-Policy");
  }

  @Test
  void what_is_no_http_is_refused_and_the_server_lives() throws Exception {
    assertThat(server.raw("HELLO\r\n\r\n")).startsWith("HTTP/1.1 400");
    String long_line = "GET /" + "a".repeat(20_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
    assertThat(server.raw(long_line)).matches("(?s)HTTP/1.1 4(14|31).*");
    assertThat(server.get("/api/v1/tables").statusCode()).isEqualTo(200);
  }

  @Test
  void a_wrong_method_is_said_to_be_one() throws Exception {
    isProblem(server.send("DELETE", AT, ""), 405, "wrong-method");
    isProblem(server.post("/api/v1/rules", "{}"), 405, "wrong-method");
    isProblem(server.send("TRACE", "/", ""), 405, "wrong-method");
    isProblem(server.send("FOO", "/api/v1/nothing", ""), 405, "wrong-method");
    assertThat(server.send("HEAD", "/", "").statusCode()).isEqualTo(200);
  }

  @Test
  void a_method_that_somebody_made_up_is_refused_and_counted_under_no_name_of_its_own()
      throws Exception {
    for (String path : List.of(AT, "/api/v1/rules", "/", "/nowhere", "/api/nowhere"))
      for (String method : List.of("FOO", "BAR", "get", "BEFORE", "AFTER", "BEFORE_MATCHED"))
        isProblem(server.send(method, path, ""), 405, "wrong-method");
    assertThat(server.metrics.scrape())
        .contains("method=\"other\"")
        .doesNotContain("FOO", "BAR", "BEFORE", "AFTER");
  }

  @Test
  void a_lesson_is_said_in_the_language_that_is_asked_for() throws Exception {
    String lesson = "/api/v1/lessons/encounter";
    assertThat(server.get(lesson).body()).contains("in en");
    assertThat(server.get(lesson + "?language=de").body()).contains("in de");
    isProblem(server.get("/api/v1/lessons/nothing"), 404, "not-found");
    isProblem(server.get(lesson + "?language=neverheardof"), 400, "malformed");
    isProblem(server.get("/api/v1/lessons?tongue=de"), 400, "malformed");
  }

  @Test
  void whoever_makes_a_table_gets_a_cookie_for_it_alone() throws Exception {
    var answer = server.post("/api/v1/tables", "{\"me\":\"Ana\"}");
    assertThat(answer.statusCode()).isEqualTo(201);
    assertThat(answer.headers().firstValue("Set-Cookie").orElse(""))
        .startsWith(COOKIE + "; Path=" + AT + ";")
        .contains("HttpOnly", "SameSite=Strict")
        .doesNotContain("Secure");
    assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
    assertThat(server.get(AT + "/view").body()).contains("null");
    assertThat(server.get(AT + "/view", "Cookie", COOKIE).body()).contains("\"A\"");
    assertThat(server.get(AT + "/view", "Cookie", "seat=guess").body()).contains("null");
  }

  @Test
  void behind_an_encrypted_address_cookies_keep_to_it() throws Exception {
    server = new HttpFixture(Limits.PUBLIC, Optional.of(URI.create("https://play.example")));
    var answer =
        server.post(
            AT + "/enter", "{\"secret\":\"" + SECRET + "\"}", "Origin", "https://play.example");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Set-Cookie").orElse("")).endsWith("; Secure");
    assertThat(answer.headers().firstValue("Strict-Transport-Security")).isPresent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {                                                   | That is not JSON.
          {} {}                                               | That is not JSON.
          {"do":"chat","key":"a","key":"b"}                   | That is not JSON.
          []                                                  | the whole must be an object.
          {"key":"k"}                                         | do is missing.
          {"do":"dance","key":"k"}                            | do must be one of answer,
          {"do":"chat","key":7}                               | key must be a text.
          {"do":"chat","key":"k","ready":"yes"}               | ready must be true or false.
          {"do":"answer","key":"k","n":1.5}                   | n must be a whole number.
          {"do":"answer","key":"k","n":99999999999999999999}  | n must be a whole number.
          {"do":"chat","key":"k","text":"a\\u0000b"}          | text contains characters that cannot be shown.
          {"do":"name","key":"k","text":"\\u202Eevil"}        | text contains characters that cannot be shown.
          {"do":"chat","key":"\\uD83D","text":"a"}           | key contains characters that cannot be shown.
          {"do":"deal","key":"k","draft":{"give":"x"}}        | draft.get is missing.
          {"do":"deal","key":"k","draft":{"get":[],"give":[3]}} | draft.give[0] must be a text.
          {"do":"orders","key":"k","orders":[{"event":"any","answer":"run"}]} | orders[0].answer must be one of ask,
          """)
  void what_is_not_as_the_contract_says_is_refused_with_the_place(String body, String detail)
      throws Exception {
    var answer = server.post(AT + "/commands", body, "Cookie", COOKIE);
    isProblem(answer, 400, "malformed");
    assertThat(Json.MAPPER.readTree(answer.body()).path("detail").stringValue()).startsWith(detail);
    assertThat(server.tables.commands).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"clock":{"mode":"live","bankSeconds":2147483648}}          | clock.bankSeconds must be at most 5184000.
          {"clock":{"mode":"live","bankSeconds":9223372036854775807}} | clock.bankSeconds must be at most 5184000.
          {"clock":{"mode":"live","promptSeconds":-2147483649}}       | clock.promptSeconds must be at least 0.
          {"options":{"seats":"%s"}}                                  | options.seats is longer than 400 characters.
          {"with":["a","b","c","d","e","f","g","h","i"]}              | with has more than 8 entries.
          """)
  void a_wish_beyond_all_bounds_is_refused(String body, String detail) throws Exception {
    var answer = server.post("/api/v1/tables", body.replace("%s", "9".repeat(401)));
    isProblem(answer, 400, "malformed");
    assertThat(Json.MAPPER.readTree(answer.body()).path("detail").stringValue()).isEqualTo(detail);
  }

  @Test
  void long_texts_and_deep_objects_are_refused() throws Exception {
    String text = "x".repeat(501);
    isProblem(
        server.post(AT + "/commands", CHAT.replace("hi", text), "Cookie", COOKIE),
        400,
        "malformed");
    String deep = "[".repeat(30_000);
    isProblem(server.post(AT + "/commands", deep, "Cookie", COOKIE), 400, "malformed");
    String huge = CHAT.replace("hi", "x".repeat(70_000));
    isProblem(server.post(AT + "/commands", huge, "Cookie", COOKIE), 413, "too-large");
    // Without a length in advance.
    byte[] half = huge.getBytes(StandardCharsets.UTF_8);
    var parts = HttpRequest.BodyPublishers.ofByteArrays(List.of(half, half));
    var chunked =
        HttpRequest.newBuilder(server.address(AT + "/commands"))
            .header("Content-Type", "application/json")
            .POST(parts)
            .build();
    isProblem(server.client.send(chunked, BodyHandlers.ofString()), 413, "too-large");
    isProblem(
        server.send("POST", AT + "/commands", CHAT, "Content-Type", "text/plain"),
        400,
        "malformed");
    assertThat(server.tables.commands).isEmpty();
  }

  @Test
  void a_command_is_done_or_refused() throws Exception {
    var done = server.post(AT + "/commands", CHAT, "Cookie", COOKIE);
    assertThat(done.body()).isEqualTo("{\"done\":true,\"result\":{\"heard\":\"chat\"}}");
    isProblem(server.post(AT + "/commands", CHAT), 403, "not-your-seat");
  }

  @Test
  void a_page_of_another_server_changes_nothing() throws Exception {
    for (String origin : List.of("http://evil.example", "null", "http://127.0.0.1:1"))
      isProblem(
          server.post(AT + "/commands", CHAT, "Cookie", COOKIE, "Origin", origin),
          403,
          "not-your-seat");
    isProblem(
        server.post(AT + "/commands", CHAT, "Cookie", COOKIE, "Sec-Fetch-Site", "cross-site"),
        403,
        "not-your-seat");
    String own = "http://127.0.0.1:" + server.http.port();
    assertThat(server.post(AT + "/commands", CHAT, "Cookie", COOKIE, "Origin", own).statusCode())
        .isEqualTo(200);
    // A name of theirs that leads to this machine.
    assertThat(server.raw("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 403");
  }

  @Test
  void who_asks_too_much_is_told_when_to_come_back() throws Exception {
    server = new HttpFixture(new Limits(50, 1, 2, 1, 3, 1, 4, 1, 5, 99, 999, 8), Optional.empty());
    for (int i = 0; i < 2; i++)
      assertThat(server.post("/api/v1/tables", "{}").statusCode()).isEqualTo(201);
    var third = server.post("/api/v1/tables", "{}");
    isProblem(third, 429, "slow-down");
    assertThat(third.headers().firstValueAsLong("Retry-After").orElse(0)).isBetween(1L, 60L);
    for (int i = 0; i < 3; i++) server.post(AT + "/enter", "{\"secret\":\"guess\"}");
    isProblem(server.post(AT + "/enter", "{\"secret\":\"guess\"}"), 429, "slow-down");
    for (int i = 0; i < 4; i++) server.post(AT + "/commands", CHAT, "Cookie", COOKIE);
    isProblem(server.post(AT + "/commands", CHAT, "Cookie", COOKIE), 429, "slow-down");
    assertThat(server.tables.commands).hasSize(4);
    for (int i = 0; i < 50; i++) server.get("/api/v1/tables");
    isProblem(server.get("/api/v1/tables"), 429, "slow-down");
  }

  @Test
  void one_address_has_only_so_many_open_tables() throws Exception {
    server = new HttpFixture(new Limits(900, 1, 9, 9, 9, 9, 9, 9, 9, 1, 99, 8), Optional.empty());
    server.tables.openTables.add(TABLE);
    assertThat(server.post("/api/v1/tables", "{}").statusCode()).isEqualTo(201);
    var second = server.post("/api/v1/tables", "{}");
    isProblem(second, 429, "slow-down");
    assertThat(second.body()).contains("1 open tables");
    isProblem(server.post("/api/v1/games/" + TABLE + "/branch", "{\"event\":1}"), 429, "slow-down");
    server.tables.openTables.clear();
    assertThat(server.post("/api/v1/tables", "{}").statusCode()).isEqualTo(201);
  }

  @Test
  void what_goes_wrong_inside_says_nothing_of_the_inside() throws Exception {
    server.tables.failure = new IllegalStateException("the hand of B is attack-40");
    var answer = server.get(AT);
    assertThat(answer.statusCode()).isEqualTo(500);
    assertThat(answer.body()).doesNotContain("attack-40", "Exception");
    isArmoured(answer);
  }

  @Test
  void service_addresses_say_how_it_stands() throws Exception {
    assertThat(server.household("/ready").statusCode()).isEqualTo(200);
    server.ready = false;
    assertThat(server.household("/ready").statusCode()).isEqualTo(503);
    assertThat(server.household("/ready").body()).isEqualTo("not ready: the disk is full\n");
    assertThat(server.household("/health").statusCode()).isEqualTo(200);
    server.get(AT);
    assertThat(server.household("/metrics").body())
        .contains("hypergate_http_requests_seconds_count", "/api/v1/tables/{table}", "jvm_memory")
        .contains("hypergate_answer_views_seconds", "hypergate_journal_commit_seconds")
        .doesNotContain(TABLE);
    // Among what people reach there is nothing of it, and a page elsewhere whose name leads to this
    // machine gets nothing.
    for (String path : List.of("/health", "/ready", "/metrics"))
      isProblem(server.get(path), 404, "not-found");
    assertThat(server.household("/api/v1/tables").statusCode()).isEqualTo(404);
  }

  @Test
  void what_lasts_has_a_tag() throws Exception {
    var first = server.get("/api/v1/rules");
    assertThat(first.headers().firstValue("Cache-Control")).contains("no-cache");
    String tag = first.headers().firstValue("ETag").orElseThrow();
    assertThat(server.get("/api/v1/rules", "If-None-Match", tag).statusCode()).isEqualTo(304);
  }

  @Test
  void parts_of_the_card_book_are_kept_for_good_by_whoever_names_their_version() throws Exception {
    String cards = "/api/v1/cards";
    var kept = server.get(cards + "?of=flare.base,alien.base&digest=0123456789abcdef");
    assertThat(kept.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
    assertThat(kept.body()).contains("[alien.base, flare.base]");
    var asked = server.get(cards + "?of=alien.base,flare.base,alien.base");
    assertThat(asked.headers().firstValue("Cache-Control")).contains("no-cache");
    assertThat(asked.body()).isEqualTo(kept.body());
    var older = server.get(cards + "?of=alien.base&digest=fedcba9876543210");
    assertThat(older.headers().firstValue("Cache-Control")).contains("no-cache");
    assertThat(older.body()).contains("[alien.base]");
    assertThat(server.get(cards).body()).contains("flare.odyssey").contains("tech.base");
    for (String wrong :
        List.of("?of=alien.nowhere", "?of=,", "?of=%3Cb%3E", "?digest=01234567890123456", "?as=A"))
      isProblem(server.get(cards + wrong), 400, "malformed");
    assertThat(server.get(cards + "?of=alien.nowhere").body()).contains("alien.nowhere");
    assertThat(server.get(cards + "?of=%3Cb%3E").body()).doesNotContain("<b>");
    isProblem(server.get(cards + "?of=" + "alien.base,".repeat(400)), 400, "malformed");
  }

  @Test
  void a_replay_is_made_once_and_packed_and_is_the_callers_own() throws Exception {
    String replay = "/api/v1/games/" + TABLE + "/replay?as=everything";
    int before = server.games.replays.get();
    var plain = server.get(replay);
    var packed = server.get(replay, "Accept-Encoding", "gzip");
    assertThat(server.games.replays).hasValue(before + 1);
    assertThat(plain.body()).isEqualTo("{\"as\":\"everything\"}");
    assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
    assertThat(plain.headers().firstValue("Cache-Control")).contains("private, no-cache");
    String tag = plain.headers().firstValue("ETag").orElseThrow();
    String other = packed.headers().firstValue("ETag").orElseThrow();
    assertThat(tag).startsWith("\"").isNotEqualTo(other);
    for (String known : List.of(tag, other, "\"x\", " + tag, "W/" + other)) {
      var again = server.get(replay, "If-None-Match", known);
      assertThat(again.statusCode()).isEqualTo(304);
      assertThat(again.body()).isEmpty();
    }
    assertThat(server.get(replay, "If-None-Match", "\"x\"").statusCode()).isEqualTo(200);
    assertThat(server.games.replays).hasValue(before + 1);
    isProblem(server.get("/api/v1/games/" + TABLE + "/replay?as=me"), 400, "malformed");
  }

  @Test
  void what_costs_more_is_sooner_too_much() throws Exception {
    server = new HttpFixture(new Limits(70, 1, 9, 9, 9, 9, 9, 9, 9, 99, 999, 8), Optional.empty());
    String game = "/api/v1/games/" + TABLE;
    for (String as : List.of("A", "B", "C"))
      assertThat(server.get(game + "/replay?as=" + as).statusCode()).isEqualTo(200);
    var fourth = server.get(game + "/replay?as=D");
    isProblem(fourth, 429, "slow-down");
    assertThat(fourth.headers().firstValueAsLong("Retry-After").orElse(0)).isBetween(5L, 60L);
  }

  @Test
  void a_record_is_a_file() throws Exception {
    var answer = server.get("/api/v1/games/" + TABLE + "/record");
    assertThat(answer.headers().firstValue("Content-Type"))
        .contains("application/jsonl;charset=utf-8");
    assertThat(answer.headers().firstValue("Content-Disposition").orElse(""))
        .contains("hypergate-" + TABLE + ".jsonl");
    assertThat(server.get("/api/v1/games/" + TABLE + "/replay").body()).contains("public");
    assertThat(server.get("/api/v1/games/" + TABLE + "/replay?as=B").body()).contains("\"B\"");
  }
}
