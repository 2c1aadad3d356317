package hypergate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `hypergate lab ladder` and `hypergate lab tune`.
final class LabCommandsTest {
  @TempDir Path folder;

  @Test
  void it_says_the_share_and_its_interval() {
    Run run =
        Run.of("lab", "ladder", "novice", "--against", "random", "--games", "8", "--seats", "5");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("novice against random: 8 games, 5 seats, seed 1")
        .contains("% of the points, 95 % interval")
        .contains("(par is 20.0 %)");
  }

  @Test
  void json_holds_the_figures_and_a_file_goes_on() {
    Path file = folder.resolve("ladder.jsonl");
    String[] first = {
      "lab", "ladder", "novice", "--games", "4", "--out", file.toString(), "--json"
    };
    assertThat(Run.of(first).status()).isZero();
    Run again =
        Run.of(
            "lab",
            "ladder",
            "novice",
            "--games",
            "12",
            "--out",
            file.toString(),
            "--json",
            "--resume");
    JsonNode all = JsonMapper.shared().readTree(again.out());
    assertThat(again.status()).isZero();
    assertThat(all.path("played").asInt()).isEqualTo(12);
    assertThat(all.path("share").asDouble()).isEqualTo(0.25);
    assertThat(all.path("low").asDouble()).isLessThan(0.25);
    assertThat(all.path("bySeat")).hasSize(4);
    assertThat(Files.exists(file)).isTrue();
    Run refused = Run.of(first);
    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.err().strip())
        .endsWith("ladder.jsonl is there already; --resume goes on with it");
  }

  @Test
  void weights_are_learned_and_written() throws IOException {
    Path file = folder.resolve("weights.tsv");
    Run run = Run.of("lab", "tune", "--games", "40", "--out", file.toString());
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("learned from", "of 40 games of novice, seed 1", "log loss");
    assertThat(Files.readString(file)).startsWith("# What tables").contains("lacks-1\t");
    assertThat(Run.of("lab", "tune", "--games", "40", "--out", file.toString()).err())
        .contains("is there already");
  }
}
