package hypergate.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `hypergate lab env` and `hypergate lab check`, and the example in Python.
final class EnvCommandTest {
  private static final Path EXAMPLE = Path.of("..", "examples", "hypergate_env.py");

  @TempDir Path folder;

  @Test
  void it_answers_line_by_line_and_survives_nonsense() {
    Run run =
        Run.typing(
            """
            {"op":"hello"}
            what?
            {"op":"reset","seed":3,"options":{"seats":"3"}}
            """,
            "lab",
            "env",
            "--stdio");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    List<JsonNode> answers = run.out().lines().map(JsonMapper.shared()::readTree).toList();
    assertThat(answers).hasSize(3);
    assertThat(answers.get(0).path("protocol").asInt()).isEqualTo(1);
    assertThat(answers.get(1).path("error").asString()).isEqualTo("not-json");
    assertThat(answers.get(2).path("seats")).hasSize(3);
    assertThat(Run.of("lab", "env").err()).contains("--stdio");
  }

  @Test
  void a_player_is_checked() {
    Run run = Run.of("lab", "check", "novice", "--games", "2", "--set", "technology=odyssey");
    assertThat(run.out()).startsWith("novice: 2 games").contains("It keeps to everything.");
    assertThat(run.status()).isZero();
    Run lazy = Run.of("lab", "check", "regular", "--games", "1", "--steps", "5", "--json");
    JsonNode all = JsonMapper.shared().readTree(lazy.out());
    assertThat(lazy.status()).isEqualTo(1);
    assertThat(all.path("passed").asBoolean()).isFalse();
    assertThat(all.path("faults").get(0).asString()).contains("steps, more than 5");
    assertThat(Run.of("lab", "check", "wizard").err()).contains("allowed: random, novice");
  }

  // Skipped where there is no Python.
  @Test
  void the_example_in_python_plays_the_same_game_twice() throws Exception {
    assumeTrue(hasPython(), "there is no python3 here");
    String first = python("--seed", "7", "--set", "technology=odyssey", "--machine", "B=novice");
    assertThat(first).contains("A has ").contains("D has ").doesNotContain("B has ");
    assertThat(first).contains(" numbers to see");
    assertThat(python("--seed", "7", "--set", "technology=odyssey", "--machine", "B=novice"))
        .isEqualTo(first);
    assertThat(python("--set", "technologie=odyssey")).contains("technologie");
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private String python(String... args) throws IOException, InterruptedException {
    Path out = folder.resolve("out.txt");
    List<String> command = new ArrayList<>(List.of("python3", EXAMPLE.toString(), "--command"));
    command.add(
        "'%s' -cp '%s' hypergate.cli.Main lab env --stdio"
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path")));
    command.addAll(List.of(args));
    new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(out.toFile())
        .start()
        .waitFor();
    return java.nio.file.Files.readString(out, StandardCharsets.UTF_8);
  }
}
