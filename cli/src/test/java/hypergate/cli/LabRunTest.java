package hypergate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/// `hypergate lab run`: the examples, what is printed to be repeated, and what is wrong in a file.
final class LabRunTest {
  private static final Path EXAMPLES = Path.of("../examples/lab");

  @TempDir private Path folder;

  static Stream<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList().stream();
    }
  }

  // The same with few games.
  private Path few(Path example) throws IOException {
    String text =
        Files.readString(example)
            .replaceAll("games: \\[.*]", "games: [8, 4]")
            .replaceAll("games: \\d+", "games: 16")
            .replaceAll("regular", "random");
    return Files.writeString(folder.resolve(example.getFileName().toString()), text);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void each_example_runs_and_comes_to_the_same_in_any_number_of_threads(Path example)
      throws IOException {
    Path file = few(example);
    Run one = Run.of("lab", "run", file.toString(), "--json", "--threads", "1");
    assertThat(one.err()).isEmpty();
    assertThat(one.status()).isZero();
    assertThat(JsonMapper.shared().readTree(one.out()).isObject()).isTrue();
    Path out = out();
    String written = Files.readString(out);
    Files.delete(out);
    Run two = Run.of("lab", "run", file.toString(), "--json", "--threads", "2");
    assertThat(two.out()).isEqualTo(one.out());
    assertThat(Files.readString(out)).isEqualTo(written);
    // What is there already is not lost.
    Run again = Run.of("lab", "run", file.toString());
    assertThat(again.status()).isEqualTo(2);
    assertThat(again.err()).contains(file + ": ", "is there already");
  }

  private Path out() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(jsonl|tsv)"))
          .findFirst()
          .orElseThrow();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ladder", "balance", "compare"})
  void a_file_that_was_cut_off_is_gone_on_with_to_the_same_end(String kind) throws IOException {
    Path file = few(EXAMPLES.resolve(kind + ".yaml"));
    Run whole = Run.of("lab", "run", file.toString(), "--json");
    Path out = out();
    byte[] written = Files.readAllBytes(out);
    for (int part : List.of(written.length / 2, written.length / 3)) {
      Files.write(out, java.util.Arrays.copyOf(written, part));
      Run resumed = Run.of("lab", "run", file.toString(), "--json", "--resume");
      assertThat(resumed.err()).isEmpty();
      assertThat(resumed.out()).isEqualTo(whole.out());
      assertThat(Files.readAllBytes(out)).isEqualTo(written);
    }
  }

  @Test
  void each_command_prints_the_file_that_repeats_it() throws IOException {
    same("ladder", "random", "--games", "8", "--against", "novice", "--seed", "5");
    same("balance", "--games", "8,4", "--players", "random,novice", "--set", "technology=odyssey");
    same(
        "balance",
        "--games",
        "6",
        "--seats",
        "3",
        "--aliens",
        "human,virus,clone,macron,oracle,mind");
    same("compare", "base", "alien=virus", "--games", "16", "--seed=-3", "--worth", "2.5");
    same("tune", "--games", "20", "--players", "novice,random", "--mixed");
  }

  private void same(String... words) throws IOException {
    String[] command = Stream.concat(Stream.of("lab"), Stream.of(words)).toArray(String[]::new);
    Run config = Run.of(with(command, "--config"));
    assertThat(config.status()).as(config.err()).isZero();
    Path file = Files.writeString(folder.resolve("again.yaml"), config.out());
    Run again = Run.of("lab", "run", file.toString(), "--json");
    assertThat(again.err()).isEmpty();
    assertThat(again.out()).isEqualTo(Run.of(with(command, "--json")).out());
  }

  private static String[] with(String[] command, String more) {
    return Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void what_is_wrong_is_told_with_its_line_and_the_nearest_right_word() throws IOException {
    wrong("kind: balanc", "1: unknown kind 'balanc'; did you mean balance?; allowed: ladder,");
    wrong("games: 8", "1: the key 'kind' is missing; allowed: ladder, balance, compare, tune");
    wrong("kind: balance\nsede: 3", "2: unknown key 'sede'", "did you mean seed?");
    wrong("kind: balance\ngames: 0", "2: '0' is not allowed here; allowed: 1 to");
    wrong("kind: balance\nplayers:\n  - novice\n  - regulr", "4: unknown player 'regulr'; did you");
    wrong("kind: ladder\nplayer: novice\nseats: 9", "3: '9' is not allowed here; allowed: 3 to 8");
    wrong("kind: ladder\nseats: 4", "1: the key 'player' is missing");
    wrong(
        "kind: ladder\nplayer: novice\nagainst: [novice, random]",
        "3: 2 opponents are named; allowed: 1 for all, or 3");
    wrong(
        "kind: balance\noptions:\n  technolgy: odyssey",
        "3: unknown option 'technolgy'; did you mean technology?");
    wrong(
        "kind: balance\noptions:\n  technology: odysse",
        "3: option 'technology' cannot be 'odysse'; allowed: off, warp, odyssey");
    wrong("kind: balance\naliens: [human, virsu]", "2: unknown alien 'virsu'; did you mean virus?");
    wrong("kind: compare\na: base\nb: alien=virsu", "3: unknown alien 'virsu'");
    wrong("kind: compare\na: base\nb: alien=virus\nmeasure: fun", "4: unknown measure 'fun'");
    wrong("kind: balance\nout: nowhere/x.jsonl", "2: 'nowhere/x.jsonl' cannot be written");
    wrong("kind: balance\nseed: many", "2: 'many' is no whole number");
    wrong("kind: balance\ngames: [8", "not YAML");
    wrong("", "the file is empty");
    wrong("kind: balance\ngames: [8, 8, 8]\nplayers: [novice]", "games are given for 3 levels");
  }

  private void wrong(String text, String... why) throws IOException {
    Path file = Files.writeString(folder.resolve("wrong.yaml"), text + "\n");
    Run run = Run.of("lab", "run", file.toString());
    assertThat(run.status()).as(text).isEqualTo(2);
    assertThat(run.err().strip().lines()).as(text).singleElement().asString().contains(why);
    assertThat(run.err()).contains("wrong.yaml");
  }

  @Test
  void files_of_balances_are_one_report() throws IOException {
    for (String player : List.of("random", "novice")) {
      String out = folder.resolve(player + ".jsonl").toString();
      assertThat(
              Run.of("lab", "balance", "--games", "8", "--players", player, "--out", out).status())
          .isZero();
    }
    Path page = folder.resolve("page.html");
    Path study = folder.resolve("study.json");
    Run run =
        Run.of(
            "lab",
            "report",
            folder.resolve("random.jsonl").toString(),
            folder.resolve("novice.jsonl").toString(),
            "--page",
            page.toString(),
            "--markdown",
            folder.resolve("study.md").toString(),
            "--study",
            study.toString());
    assertThat(run.err()).isEmpty();
    assertThat(Files.readString(folder.resolve("study.md")))
        .contains("16 games of random and novice players", "### Among random players");
    assertThat(run.out()).startsWith("16 games of random and novice players, 4 seats, seed 1");
    assertThat(Files.readString(page)).contains("<title>Which cards are too strong?</title>");
    Run again = Run.of("lab", "report", study.toString());
    assertThat(again.out()).contains("16 games of random and novice players at tables of 4");
    Run catalogue =
        Run.of("catalogue", "win>=0 kind:alien", "--report", study.toString(), "--format", "json");
    assertThat(JsonMapper.shared().readTree(catalogue.out()).path(0).path("measured").asString())
        .contains(" machines, 4 seats, ");
    assertThat(Run.of("lab", "report", page.toString()).err())
        .contains("page.html:1: this line is not readable");
  }

  @Test
  void records_of_machines_open_in_a_replay() {
    Path games = folder.resolve("games");
    Run run = Run.of("lab", "record", games.toString(), "--games", "2", "--seed", "4");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("2 games written into ");
    Run replay = Run.of("replay", games.resolve("game-000002.jsonl").toString());
    assertThat(replay.status()).as(replay.err()).isZero();
    assertThat(Run.of("lab", "record", games.toString()).err()).contains("holds records already");
    assertThat(Run.of("lab", "record", games.toString() + "2", "--players", "novise").err())
        .contains("unknown player 'novise' for --players; did you mean novice?");
  }

  @Test
  void how_fast_machines_are_is_told_against_random_ones() {
    Run run = Run.of("lab", "bench", "novice", "regular/4", "--games", "2", "--json");
    assertThat(run.err()).isEmpty();
    var rows = JsonMapper.shared().readTree(run.out());
    assertThat(rows).hasSize(2);
    for (var row : rows) assertThat(row.path("gamesPerSecond").asDouble()).isPositive();
    assertThat(rows.path(0).path("triesPerSecond").asDouble()).isZero();
    assertThat(rows.path(1).path("triesPerSecond").asDouble()).isPositive();
  }

  @Test
  void the_shipped_study_is_told_and_shown_in_the_catalogue() {
    assertThat(Run.of("lab", "report").out())
        .contains("players at tables of", "Too strong among", "The same again: hypergate lab");
    assertThat(Run.of("catalogue", "virus", "--format", "card").out()).contains("Wins: 0.");
  }
}
