package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.OwnCards;
import hypergate.server.protocol.Json;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The workshop over HTTP.
final class WorkshopHttpTest {
  private static final String WORKSHOP = "/api/v1/workshop";

  /** How often a server without room is asked again; each time it waits itself for some seconds. */
  private static final int TRIES = 60;

  private final HttpFixture server = new HttpFixture();

  @AfterEach
  void close() {
    server.close();
  }

  private static String lifeline() throws Exception {
    return Files.readString(Path.of("../examples/cards/lifeline.yaml"));
  }

  private JsonNode read(String text) throws Exception {
    HttpResponse<String> answer = server.post(WORKSHOP + "/card", Json.text(Map.of("text", text)));
    assertThat(answer.statusCode()).isEqualTo(200);
    return Json.MAPPER.readTree(answer.body());
  }

  @Test
  void a_card_is_read_back() throws Exception {
    JsonNode card = read(lifeline()).path("card");
    assertThat(card.path("id").asString()).isEqualTo("lifeline");
    assertThat(card.path("kind").asString()).isEqualTo("tech");
    assertThat(card.path("digest").asString()).hasSize(16);
    assertThat(card.path("faces").path(0).path("research").asString()).isEqualTo("5");
    assertThat(card.path("readBack").toString()).contains("some go to its colonies instead");
    assertThat(card.path("remarks")).isEmpty();
  }

  @Test
  void what_is_wrong_is_told_with_its_place() throws Exception {
    JsonNode reading = read("tech: Mine\ntext: It does something.\nresearch: 3\nroll: main\n");
    assertThat(reading.path("card").isMissingNode()).isTrue();
    assertThat(reading.path("problems").path(0).path("line").asInt()).isEqualTo(4);
    assertThat(reading.path("problems").path(0).path("text").asString())
        .contains("did you mean role?");
  }

  @Test
  void what_is_too_long_is_refused() throws Exception {
    String text = "tech: Mine\n".repeat(8_000);
    assertThat(server.post(WORKSHOP + "/card", Json.text(Map.of("text", text))).statusCode())
        .isEqualTo(413);
    String shorter = "x".repeat(40_001);
    assertThat(read(shorter).path("problems").path(0).path("text").asString())
        .isEqualTo("The file has 40001 characters; at most 40000 are read.");
  }

  @Test
  void a_character_that_nobody_sees_is_told_with_its_place() throws Exception {
    for (String odd : List.of("\u202e", "\u200b", "\u001b", "\0")) {
      JsonNode problem = read("tech: Mine\ntext: It " + odd + "does.\n").path("problems").path(0);
      assertThat(problem.path("line").asInt()).isEqualTo(2);
      assertThat(problem.path("text").asString())
          .isEqualTo("There is a character that nobody can see.");
    }
    JsonNode tab = read("tech: Mine\n\ttext: It does.\n").path("problems").path(0);
    assertThat(tab.path("line").asInt()).isEqualTo(2);
    assertThat(tab.path("text").asString()).contains("No tab can stand here");
  }

  @Test
  void words_and_patterns_can_be_had() throws Exception {
    assertThat(server.get(WORKSHOP + "/words").body()).contains("save-for", "regroup-start");
    assertThat(server.get(WORKSHOP + "/schema").body())
        .isEqualTo(Files.readString(Path.of("../docs/card.schema.json")));
    JsonNode patterns = Json.MAPPER.readTree(server.get(WORKSHOP + "/patterns").body());
    assertThat(patterns.size()).isGreaterThan(50);
    assertThat(patterns.path(0).path("text").asString()).contains("alien:");
  }

  @Test
  void scenarios_are_made_and_run() throws Exception {
    HttpResponse<String> made =
        server.post(WORKSHOP + "/skeletons", Json.text(Map.of("text", lifeline())));
    assertThat(made.statusCode()).isEqualTo(200);
    String happens = Json.MAPPER.readTree(made.body()).path(0).path("text").asString();
    assertThat(happens).contains("use lifeline");
    String other = happens.replace("use lifeline", "use lifelin");
    String far = "scenario: It\ncards: [../../etc/passwd]\nthen:\n  - encounter = 1\n";
    HttpResponse<String> run = scenarios(lifeline(), List.of(happens, other, far));
    JsonNode results = Json.MAPPER.readTree(run.body());
    assertThat(results.path(0).path("status").asString()).isEqualTo("held");
    assertThat(results.path(1).path("status").asString()).isEqualTo("failed");
    assertThat(results.path(1).path("table").size()).isEqualTo(3);
    assertThat(results.path(2).path("status").asString()).isEqualTo("error");
    assertThat(results.path(2).toString()).contains("no file '../../etc/passwd'");
  }

  @Test
  void scenarios_too_many_or_of_no_card_are_refused() throws Exception {
    List<String> many = java.util.Collections.nCopies(13, "scenario: It");
    assertThat(scenarios(lifeline(), many).statusCode()).isEqualTo(400);
    assertThat(scenarios("tech: Mine\n", List.of("scenario: It")).statusCode()).isEqualTo(422);
  }

  private HttpResponse<String> scenarios(String card, List<String> scenarios) throws Exception {
    return server.post(
        WORKSHOP + "/scenarios", Json.text(Map.of("text", card, "scenarios", scenarios)));
  }

  private HttpResponse<String> balance(Map<String, Object> wish) throws Exception {
    return server.post(WORKSHOP + "/balance", Json.text(wish));
  }

  @Test
  void a_card_is_measured_line_by_line() throws Exception {
    HttpResponse<String> answer =
        balance(Map.of("text", lifeline(), "games", 160, "seats", 4, "seed", 3));
    assertThat(answer.statusCode()).isEqualTo(200);
    List<JsonNode> steps = answer.body().lines().map(Json.MAPPER::readTree).toList();
    JsonNode last = steps.getLast();
    assertThat(last.path("over").asBoolean()).isTrue();
    assertThat(last.path("games").asInt()).isEqualTo(160);
    assertThat(last.path("with").asDouble()).isBetween(0.0, 1.0);
    assertThat(last.path("difference").asDouble())
        .isCloseTo(
            last.path("with").asDouble() - last.path("without").asDouble(), Offset.offset(1e-9));
    assertThat(last.path("failed").asInt()).isZero();
    assertThat(last.path("uses").path("used").asDouble()).isBetween(0.0, 1.0);
    JsonNode effects = last.path("effects");
    assertThat(effects.path("deals").asInt()).isEqualTo(80);
    assertThat(effects.path("others")).hasSize(3);
    assertThat(effects.path("encounters").asDouble()).isPositive();
    assertThat(steps.subList(0, steps.size() - 1)).noneMatch(step -> step.path("over").asBoolean());
  }

  @Test
  void it_is_told_how_often_the_card_is_used() throws Exception {
    JsonNode often = last(busy("must: totals", "both_attack")).path("uses");
    assertThat(often.path("used").asDouble()).isGreaterThan(0.3);
    assertThat(often.path("times").asDouble()).isGreaterThan(often.path("used").asDouble());
    assertThat(often.path("offense").asDouble() + often.path("defense").asDouble()).isEqualTo(1);
    assertThat(last(busy("must: totals", "5 > 6")).path("uses").path("used").asDouble(-1)).isZero();
  }

  @Test
  void of_what_happens_by_itself_no_uses_are_told() throws Exception {
    assertThat(last(busy("always: totals", "both_attack")).path("uses").isMissingNode()).isTrue();
  }

  private static String busy(String effect, String when) {
    return """
    tech: Busy
    text: Whenever cards are revealed, add 5 to your total.
    role: main
    phases: reveal
    research: 0
    stays: true
    effects:
      - %s
        role: main
        when: %s
        do:
          - add: 5
    """
        .formatted(effect, when);
  }

  private JsonNode last(String text) throws Exception {
    String last = balance(Map.of("text", text, "games", 800)).body().lines().toList().getLast();
    return Json.MAPPER.readTree(last);
  }

  @Test
  void the_same_seed_measures_the_same() throws Exception {
    Map<String, Object> wish =
        Map.of("text", lifeline(), "games", 100, "seed", 7, "beside", "xenon-lasers");
    String once = balance(wish).body().lines().toList().getLast();
    assertThat(balance(wish).body().lines().toList().getLast()).isEqualTo(once);
  }

  @Test
  void one_side_measures_one_card_at_a_time_and_who_hangs_up_makes_room() throws Exception {
    String wish = Json.text(Map.of("text", lifeline(), "games", 40_000));
    HttpRequest request =
        HttpRequest.newBuilder(server.address(WORKSHOP + "/balance"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(wish))
            .build();
    try (HttpClient client = HttpClient.newHttpClient()) {
      InputStream listening =
          client.send(request, HttpResponse.BodyHandlers.ofInputStream()).body();
      assertThat(listening.read()).isEqualTo('{');
      HttpResponse<String> second = balance(Map.of("text", lifeline(), "games", 100));
      assertThat(second.statusCode()).isEqualTo(503);
      assertThat(second.headers().firstValue("Retry-After")).isPresent();
      listening.close();
      int status = 503;
      for (int tries = 0; status == 503 && tries < TRIES; tries++)
        status = balance(Map.of("text", lifeline(), "games", 100)).statusCode();
      assertThat(status).isEqualTo(200);
    }
  }

  @Test
  void what_cannot_be_measured_is_told() throws Exception {
    assertThat(balance(Map.of("text", "tech: X")).body()).contains("\\\"text\\\" is missing");
    assertThat(balance(Map.of("text", lifeline(), "beside", "xenon-lazers")).body())
        .contains("unknown card 'xenon-lazers'; did you mean xenon-lasers?\"");
    assertThat(balance(Map.of("text", lifeline(), "players", "expert/1000000")).body())
        .contains("players must be one of novice, strong/32");
    assertThat(balance(Map.of("text", lifeline(), "games", 1_000_000)).statusCode()).isEqualTo(400);
  }

  @Test
  void a_server_without_workshop_says_so() throws Exception {
    try (HttpFixture closed = HttpFixture.withoutWorkshop()) {
      for (String path : List.of("/words", "/patterns", "/schema")) {
        HttpResponse<String> answer = closed.get(WORKSHOP + path);
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("lets nobody write cards of their own");
      }
      assertThat(
              closed.post(WORKSHOP + "/card", Json.text(Map.of("text", lifeline()))).statusCode())
          .isEqualTo(404);
      HttpResponse<String> table =
          closed.post("/api/v1/tables", Json.text(Map.of("cards", List.of(lifeline()))));
      assertThat(table.statusCode()).isEqualTo(404);
      assertThat(table.body()).contains("lets nobody play with cards of their own");
    }
  }

  @Test
  void a_server_may_let_people_write_and_nobody_play_or_the_other_way_round() throws Exception {
    String wish = Json.text(Map.of("cards", List.of(lifeline())));
    String draft = Json.text(Map.of("text", lifeline()));
    try (HttpFixture writing = HttpFixture.allowing(OwnCards.WRITING)) {
      assertThat(writing.post(WORKSHOP + "/card", draft).statusCode()).isEqualTo(200);
      HttpResponse<String> table = writing.post("/api/v1/tables", wish);
      assertThat(table.statusCode()).isEqualTo(404);
      assertThat(table.body()).contains("lets nobody play with cards of their own");
      assertThat(Json.MAPPER.readTree(writing.get(WORKSHOP + "/open").body()))
          .isEqualTo(Json.MAPPER.readTree("{\"writing\":true,\"tables\":false}"));
    }
    try (HttpFixture tables = HttpFixture.allowing(OwnCards.TABLES)) {
      assertThat(tables.post("/api/v1/tables", wish).statusCode()).isLessThan(300);
      HttpResponse<String> card = tables.post(WORKSHOP + "/card", draft);
      assertThat(card.statusCode()).isEqualTo(404);
      assertThat(card.body()).contains("lets nobody write cards of their own");
      assertThat(Json.MAPPER.readTree(tables.get(WORKSHOP + "/open").body()))
          .isEqualTo(Json.MAPPER.readTree("{\"writing\":false,\"tables\":true}"));
    }
  }
}
