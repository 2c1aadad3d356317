package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.Json;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Strangers who mean harm, at the doors of the workshop: each is told one clear line, nothing is
/// half done, and the server goes on.
final class WorkshopDoorsTest {
  private static final String WORKSHOP = "/api/v1/workshop";
  private static final String MINE =
      "tech: Mine\ntext: It does something.\nresearch: 3\nstays: true\n";
  private static final List<String> DEEP =
      List.of(
          MINE + "effects: " + "[".repeat(30_000),
          MINE + "effects: " + "{a: ".repeat(9_000),
          MINE + "effects:\n" + "- ".repeat(15_000));

  private static final HttpFixture SERVER = new HttpFixture();

  @AfterAll
  static void close() {
    SERVER.close();
  }

  private static HttpResponse<String> post(String path, Map<String, Object> body) throws Exception {
    return SERVER.post(path, Json.text(body));
  }

  private static void refused(HttpResponse<String> answer, String why) {
    assertThat(answer.statusCode()).as(answer.body()).isBetween(400, 422);
    JsonNode problem = Json.MAPPER.readTree(answer.body());
    String words = problem.path("detail").asString("") + problem.path("title").asString("");
    assertThat(words).contains(why);
    assertThat(words.lines()).hasSize(1);
  }

  @Test
  void a_card_that_is_deep_is_told_so_at_every_door() throws Exception {
    for (String deep : DEEP) {
      HttpResponse<String> read = post(WORKSHOP + "/card", Map.of("text", deep));
      assertThat(read.statusCode()).isEqualTo(200);
      JsonNode problems = Json.MAPPER.readTree(read.body()).path("problems");
      assertThat(problems).hasSize(1);
      assertThat(problems.toString()).contains("stand too deep inside each other");
      for (String door : List.of("/skeletons", "/balance"))
        refused(post(WORKSHOP + door, Map.of("text", deep)), "stand too deep");
      refused(
          post(WORKSHOP + "/scenarios", Map.of("text", deep, "scenarios", List.of("scenario: It"))),
          "stand too deep");
    }
  }

  @Test
  void a_scenario_that_is_deep_is_an_error_of_its_own_and_the_next_one_runs() throws Exception {
    List<String> scenarios =
        List.of(
            "scenario: " + "[".repeat(9_000),
            "scenario: It\nwhen: " + "{a: ".repeat(2_000),
            "scenario: It\ncards: [mine.yaml]\nwhen: &a [*a]\n");
    HttpResponse<String> answer =
        post(WORKSHOP + "/scenarios", Map.of("text", MINE, "scenarios", scenarios));
    assertThat(answer.statusCode()).isEqualTo(200);
    JsonNode results = Json.MAPPER.readTree(answer.body());
    assertThat(results).hasSize(3);
    for (JsonNode result : results) assertThat(result.path("status").asString()).isEqualTo("error");
  }

  @Test
  void what_is_no_text_or_no_list_is_refused() throws Exception {
    for (String path : List.of("/card", "/skeletons", "/scenarios", "/balance"))
      for (String body :
          List.of(
              "",
              "null",
              "[]",
              "{}",
              "{\"text\":null}",
              "{\"text\":7}",
              "{\"text\":\"x\",\"scenarios\":[null]}",
              "{\"text\":\"x\",\"scenarios\":[[]],\"seed\":1e400}",
              "{\"text\":\"x\",\"games\":-1,\"scenarios\":7}",
              "{\"text\":" + "[".repeat(20_000))) {
        HttpResponse<String> answer = SERVER.post(WORKSHOP + path, body);
        if (path.equals("/card") && body.contains("\"text\":\"x\"")) continue;
        assertThat(answer.statusCode()).as(path + " " + body).isBetween(400, 422);
      }
  }

  @Test
  void the_same_again_and_again_costs_nobody_else_anything() throws Exception {
    for (int i = 0; i < 300; i++) {
      String names =
          "effects:\n  - may: totals\n    do:\n      - let: n%d\n        be: 1\n      - draw: n%d\n"
              .formatted(i, i);
      HttpResponse<String> read = post(WORKSHOP + "/card", Map.of("text", MINE + names));
      if (read.statusCode() == 429) break;
      assertThat(read.statusCode()).isEqualTo(200);
    }
  }
}
