package hypergate.lab.env;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.piece.Luck;
import hypergate.testing.Seeds;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The environment over lines of JSON.
final class EnvLinesTest {
  private final EnvLines lines = new EnvLines();

  private JsonNode ask(String line) {
    return JsonMapper.shared().readTree(lines.answer(line.replace('\'', '"')));
  }

  private JsonNode refused(String line, String code) {
    JsonNode answer = ask(line);
    assertThat(answer.path("ok").asBoolean()).isFalse();
    assertThat(answer.path("error").asString()).isEqualTo(code);
    assertThat(answer.path("message").asString()).isNotBlank();
    return answer;
  }

  @Test
  void it_says_who_it_is() {
    JsonNode hello = ask("{'op':'hello','id':7}");
    assertThat(hello.path("id").asInt()).isEqualTo(7);
    assertThat(hello.path("ok").asBoolean()).isTrue();
    assertThat(hello.path("protocol").asInt()).isEqualTo(EnvLines.PROTOCOL);
    assertThat(hello.path("digest").asString()).isEqualTo(Schema.ALL.digest());
    JsonNode schema = ask("{'op':'schema'}");
    assertThat(schema.path("blocks")).hasSize(Schema.ALL.sections().size());
    assertThat(schema.path("actions")).hasSize(Schema.ALL.actions().names().size());
    assertThat(schema.path("length").asInt()).isEqualTo(hello.path("length").asInt());
  }

  @Test
  void a_game_is_played_to_its_end() {
    JsonNode state =
        ask("{'op':'reset','seed':5,'players':{'B':'novice','C':'novice','D':'random'}}");
    int steps = 0;
    while (!state.path("over").asBoolean()) {
      assertThat(state.path("toMove").toString()).isEqualTo("[\"A\"]");
      JsonNode seen = ask("{'op':'observe'}");
      assertThat(seen.path("observation")).hasSize(Schema.ALL.length());
      assertThat(seen.path("legal")).hasSameSizeAs(seen.path("notations"));
      state =
          switch (steps++ % 3) {
            case 0 -> ask("{'op':'step','action':" + seen.path("legal").get(0) + "}");
            case 1 -> ask("{'op':'step','seat':'A','option':0}");
            default -> ask("{'op':'step','notation':" + seen.path("notations").get(0) + "}");
          };
      assertThat(state.path("ok").asBoolean()).as(state.toString()).isTrue();
    }
    assertThat(state.path("result")).hasSize(4);
    refused("{'op':'step','option':0}", "game-over");
  }

  @Test
  void copies_have_names_of_their_own() {
    ask("{'op':'reset','seed':5}");
    String seat = ask("{'op':'state'}").path("toMove").get(0).asString();
    assertThat(ask("{'op':'fork','as':'copy'}").path("ok").asBoolean()).isTrue();
    JsonNode before = ask("{'op':'observe','seat':'" + seat + "'}");
    ask("{'op':'step','game':'copy','option':0}");
    assertThat(ask("{'op':'observe','seat':'" + seat + "'}")).isEqualTo(before);
    assertThat(
            ask("{'op':'player','game':'copy','seat':'A','name':'novice'}").path("ok").asBoolean())
        .isTrue();
    for (int i = 0; i < 60; i++) ask("{'op':'step','option':0}");
    JsonNode world = ask("{'op':'redeal','as':'world','seed':3}");
    assertThat(world.path("found").asBoolean()).isTrue();
    String asked = world.path("toMove").get(0).asString();
    assertThat(ask("{'op':'observe','game':'world','seat':'" + asked + "'}").path("observation"))
        .isEqualTo(ask("{'op':'observe','seat':'" + asked + "'}").path("observation"));
    assertThat(ask("{'op':'close','game':'copy'}").path("open").toString())
        .isEqualTo("[\"game\",\"world\"]");
  }

  @Test
  void what_is_wrong_is_said_with_what_is_allowed() {
    refused("nonsense", "not-json");
    refused("[1]", "not-json");
    refused("{}", "missing-field");
    assertThat(refused("{'op':'dance'}", "unknown-op").path("allowed").toString())
        .contains("reset");
    refused("{'op':'reset','sead':1}", "unknown-field");
    refused("{'op':'reset','seed':1.5}", "wrong-type");
    refused("{'op':'reset','seed':99999999999999999999}", "wrong-type");
    assertThat(
            refused("{'op':'reset','options':{'technologie':'odyssey'}}", "wrong-value")
                .path("message")
                .asString())
        .contains("technologie");
    refused("{'op':'reset','options':{'seats':99}}", "wrong-value");
    assertThat(refused("{'op':'state','game':'g'}", "no-such-game").has("allowed")).isFalse();
    refused("{'op':'reset','players':{'Z':'novice'}}", "no-such-seat");
    assertThat(
            refused("{'op':'reset','players':{'A':'wizard'}}", "no-such-player")
                .path("allowed")
                .toString())
        .contains("novice");
    ask("{'op':'reset','seed':1}");
    refused("{'op':'step','seat':'Q','option':0}", "no-such-seat");
    refused("{'op':'step'}", "missing-field");
    refused("{'op':'step','option':0,'action':1}", "missing-field");
    refused("{'op':'step','option':-1}", "wrong-value");
    refused("{'op':'step','action':1000000}", "not-an-option");
    refused("{'op':'step','notation':'fly'}", "not-an-option");
    refused("{'op':'fork'}", "missing-field");
    refused("{'op':'observe','observation':'yes'}", "wrong-type");
  }

  @Test
  void only_so_many_games_are_open() {
    ask("{'op':'reset','game':'g0','seed':1}");
    for (int i = 1; i < EnvLines.MOST_GAMES; i++)
      ask("{'op':'fork','game':'g0','as':'g" + i + "'}");
    assertThat(refused("{'op':'fork','game':'g0','as':'more'}", "too-many-games").path("allowed"))
        .hasSize(EnvLines.MOST_GAMES);
    ask("{'op':'close','game':'g7'}");
    assertThat(ask("{'op':'fork','game':'g0','as':'more'}").path("ok").asBoolean()).isTrue();
  }

  @Seeds(upTo = 10, fresh = 2)
  void no_line_ends_it(long seed) {
    ask("{'op':'reset','seed':1}");
    Luck luck = new Luck(seed);
    List<String> good =
        List.of(
            "{\"op\":\"step\",\"option\":0}",
            "{\"op\":\"observe\",\"seat\":\"A\",\"observation\":false}",
            "{\"op\":\"reset\",\"game\":\"x\",\"options\":{\"seats\":\"3\"},\"seed\":4}",
            "{\"op\":\"redeal\",\"as\":\"w\",\"seed\":1}",
            "{\"op\":\"player\",\"seat\":\"B\",\"name\":\"novice\"}");
    for (int i = 0; i < 100; i++) {
      StringBuilder line = new StringBuilder(good.get(luck.number(good.size())));
      for (int change = luck.number(4); change > 0; change--) {
        int at = luck.number(line.length());
        switch (luck.number(3)) {
          case 0 -> line.deleteCharAt(at);
          case 1 -> line.insert(at, (char) (32 + luck.number(200)));
          default -> line.setCharAt(at, "{}[]\",:0-9.e\\nA".charAt(luck.number(14)));
        }
      }
      JsonNode answer = JsonMapper.shared().readTree(lines.answer(line.toString()));
      assertThat(answer.path("ok").isBoolean()).as(line.toString()).isTrue();
      assertThat(answer.path("error").asString("")).as(line.toString()).isNotEqualTo("broken");
    }
  }

  @Test
  void a_line_that_is_too_long_is_passed_over() throws IOException {
    String input =
        "\n{\"op\":\"hello\"}\r\n"
            + "x".repeat(3 * LineInput.LONGEST)
            + "\n"
            + " ".repeat(LineInput.LONGEST - 14)
            + "{\"op\":\"hello\"}\n{\"op\":\"bye\"}\n{\"op\":\"hello\"}";
    StringWriter out = new StringWriter();
    LineInput.serve(
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        new PrintWriter(out),
        lines);
    List<String> codes = new ArrayList<>();
    for (String line : out.toString().lines().toList()) {
      JsonNode answer = JsonMapper.shared().readTree(line);
      codes.add(answer.path("ok").asBoolean() ? "ok" : answer.path("error").asString());
    }
    assertThat(codes).containsExactly("ok", "line-too-long", "ok", "ok");
  }
}
