package hypergate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.lab.tune.Tuning;
import hypergate.lab.tune.TuningFile;
import hypergate.lab.tune.TuningRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `hypergate lab ladder`, `compare` and `tune`.
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
    Run atOnce = Run.of("lab", "ladder", "novice", "--games", "12", "--json");
    JsonNode whole = JsonMapper.shared().readTree(atOnce.out());
    for (String figure : List.of("share", "low", "high", "bySeat")) {
      assertThat(all.path(figure)).describedAs(figure).isEqualTo(whole.path(figure));
    }
    assertThat(all.path("low").asDouble()).isLessThan(all.path("high").asDouble());
    assertThat(all.path("bySeat")).hasSize(4);
    assertThat(Files.exists(file)).isTrue();
    Run refused = Run.of(first);
    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.err().strip())
        .endsWith("ladder.jsonl is there already; --resume goes on with it");
  }

  @Test
  void two_ways_are_compared_and_a_file_goes_on() {
    Path file = folder.resolve("compared.jsonl");
    String[] command = {
      "lab",
      "compare",
      "base",
      "player=novice",
      "--player",
      "random",
      "--games",
      "24",
      "--out",
      file.toString(),
      "--json"
    };
    Run first = Run.of(command);
    JsonNode all = JsonMapper.shared().readTree(first.out());
    assertThat(first.status()).isZero();
    assertThat(all.path("played").asInt()).isEqualTo(24);
    assertThat(all.path("measure").asString()).isEqualTo("points");
    assertThat(all.path("low").isNull()).isTrue();
    assertThat(all.path("answer").asString()).startsWith("too few games to say anything");
    String[] again = Arrays.copyOf(command, command.length + 1);
    again[command.length] = "--resume";
    assertThat(Run.of(again).out()).isEqualTo(first.out());
    assertThat(Run.of(command).err().strip())
        .endsWith("compared.jsonl is there already; --resume goes on with it");
  }

  @Test
  void what_cannot_be_compared_is_one_clear_line() {
    refused("unknown alien 'virsu'; did you mean virus?", "base", "alien=virsu");
    refused("allowed: points, encounters, shared, unwon", "base", "seats=4", "--measure", "fun");
    refused("games must be 8", "base", "alien=virus", "--games", "1");
    refused("--worth cannot be '0'", "base", "alien=virus", "--worth", "0");
    refused("--patience cannot be 'x'", "base", "alien=virus", "--patience", "x");
    refused("add --out FILE", "base", "alien=virus", "--resume");
  }

  private static void refused(String why, String... more) {
    List<String> words = new ArrayList<>(List.of("lab", "compare"));
    words.addAll(List.of(more));
    Run run = Run.of(words.toArray(String[]::new));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().strip().lines()).singleElement().asString().contains(why);
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
    // What was seen in the games is of no more use.
    assertThat(folder).isDirectoryNotContaining("glob:**.games");
  }

  @Test
  void weights_are_learned_from_the_games_of_a_run_that_was_stopped() throws IOException {
    Path file = folder.resolve("weights.tsv");
    Path games = folder.resolve("weights.tsv.games");
    Tuning tuning = new Tuning(40, AllContent.OPTIONS.of(Map.of()), false, List.of("novice"), 1);
    TuningRun stopped = new TuningRun(tuning);
    try (TuningFile kept = TuningFile.begin(games, tuning)) {
      stopped.run(Optional.of(kept), 1, () -> stopped.played() >= 12, _ -> {});
    }
    String[] command = {"lab", "tune", "--games", "40", "--out", file.toString()};
    assertThat(Run.of(command).err()).contains("weights.tsv.games is there already; --resume");
    String[] again = Arrays.copyOf(command, command.length + 1);
    again[command.length] = "--resume";
    Run run = Run.of(again);
    assertThat(run.err()).isEmpty();
    assertThat(Files.readString(file)).isEqualTo(tuning.run(1, _ -> {}).file());
    assertThat(games).doesNotExist();
    assertThat(Run.of("lab", "tune", "--resume").err()).contains("add --out FILE");
  }
}
