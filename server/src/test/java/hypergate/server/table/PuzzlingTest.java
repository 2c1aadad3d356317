package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.lab.puzzle.Puzzle;
import hypergate.lab.puzzle.Puzzles;
import hypergate.server.protocol.HintRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.PuzzleWish;
import hypergate.server.protocol.Schemas;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Puzzles at real tables.
final class PuzzlingTest {
  /// A day by which all puzzles have come.
  private static final LocalDate TODAY = Puzzles.FIRST.plusDays(Puzzles.all().size() + 10L);

  @TempDir private Path folder;
  private Bench bench;
  private Archive games;

  @BeforeEach
  void open() {
    bench = new Bench(folder);
    bench.dies(TODAY.atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli() - bench.now());
    games = new Archive(bench.house());
  }

  @AfterEach
  void close() {
    bench.close();
  }

  static List<Integer> numbers() {
    return Puzzles.all().stream().map(Puzzle::number).toList();
  }

  private Bench.Person begin(String day) {
    if (!(games.puzzle(day, new PuzzleWish("Ana"), "") instanceof Outcome.Seated seated))
      throw new AssertionError("refused");
    String letter = Json.MAPPER.readTree(seated.json()).path("seat").asString();
    Bench.Person ana = bench.person(seated.table(), letter, seated.secret());
    ana.done("start", Map.of("numbers", "mine"));
    return ana;
  }

  private static JsonNode puzzle(Bench.Person ana) {
    JsonNode view = ana.look();
    Schemas.checkNode("View", view);
    return view.path("table").path("puzzle");
  }

  private static void answer(Bench.Person ana, String answer) {
    JsonNode prompt = ana.prompts().getFirst();
    ana.done(
        "answer",
        Map.of(
            "n",
            prompt.path("n").asLong(),
            "prompt",
            prompt.path("prompt").asString(),
            "answer",
            answer));
  }

  // The whole answer that begins with that of a puzzle: who joins sends a ship from the first
  // place.
  private static String whole(Bench.Person ana, String answer) {
    JsonNode gesture = ana.prompts().getFirst().path("gesture");
    boolean sends = !gesture.path("prefixes").isEmpty() && !answer.equals("none");
    return sends ? answer + " " + gesture.path("from").propertyNames().iterator().next() : answer;
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void a_puzzle_is_asked_answered_and_played_on_from(int number) {
    Puzzle puzzle = Puzzles.all().get(number - 1);
    String day = Puzzles.FIRST.plusDays(number - 1L).toString();
    Bench.Person ana = begin(day);
    JsonNode prompt = ana.prompts().getFirst();
    assertThat(prompt.path("prompt").asString()).isEqualTo(puzzle.prompt());
    JsonNode before = puzzle(ana);
    assertThat(before.path("day").asString()).isEqualTo(day);
    JsonNode summary = Bench.done(bench.house().summary(ana.viewer));
    Schemas.checkNode("TableSummary", summary);
    assertThat(summary.path("puzzle").asString()).isEqualTo(day);
    assertThat(before.path("seat").asString()).isEqualTo(puzzle.seat().letter());
    // What is to be found is not told before.
    assertThat(before.has("best") || before.has("answer") || before.has("asked")).isFalse();
    assertThat(ana.look().path("table").path("mayHint").asBoolean()).isFalse();
    bench.dies(1000);
    games = new Archive(bench.house());
    String best = puzzle.best().getFirst().answer();
    answer(ana, whole(ana, best));
    JsonNode after = puzzle(ana);
    assertThat(after.path("rank").asInt()).isEqualTo(1);
    assertThat(after.path("answer").asString()).startsWith(best);
    assertThat(after.path("best").size()).isEqualTo(puzzle.best().size());
    assertThat(after.path("best").path(0).path("share").asDouble())
        .isEqualTo(puzzle.best().getFirst().share());
    assertThat(after.path("asked").path("options")).isEqualTo(prompt.path("options"));
    assertThat(ana.look().path("table").path("mayHint").asBoolean()).isTrue();
    bench.dies(1000);
    assertThat(puzzle(ana)).isEqualTo(after);
  }

  @Test
  void who_answers_otherwise_is_told_what_would_have_been_better_and_may_try_again() {
    Puzzle puzzle = Puzzles.all().getFirst();
    Bench.Person ana = begin(Puzzles.FIRST.toString());
    String second = puzzle.best().get(1).answer();
    answer(ana, whole(ana, second));
    assertThat(puzzle(ana).path("rank").asInt()).isEqualTo(2);
    ana.done("retake", Map.of("action", "back"));
    assertThat(puzzle(ana).has("rank")).isFalse();
    assertThat(Bench.refused(ana.send("retake", Map.of("action", "back"))))
        .contains("nothing need be taken back");
    answer(ana, whole(ana, puzzle.best().getFirst().answer()));
    assertThat(puzzle(ana).path("rank").asInt()).isEqualTo(1);
    for (int i = 0; i < 30 && ana.answer(); i++) {
      // Plays on as a machine would.
    }
    assertThat(puzzle(ana).path("rank").asInt()).isEqualTo(1);
  }

  @Test
  void the_puzzle_of_a_day_is_the_same_for_everybody_and_tells_nothing() {
    JsonNode today = Bench.done(games.puzzle("today"));
    Schemas.checkNode("PuzzleDay", today);
    assertThat(today.path("day").asString()).isEqualTo(TODAY.toString());
    assertThat(today).isEqualTo(Bench.done(games.puzzle(TODAY.toString())));
    assertThat(today.toString())
        .doesNotContain(Puzzles.of(TODAY).orElseThrow().best().getFirst().answer() + "\"");
  }

  @Test
  void days_that_have_no_puzzle_are_refused_in_words() {
    String tomorrow = TODAY.plusDays(1).toString();
    assertThat(Bench.refused(games.puzzle(tomorrow))).startsWith("404").contains("not come yet");
    assertThat(Bench.refused(games.puzzle("1999-01-01"))).contains("no puzzle on 1999-01-01");
    assertThat(Bench.refused(games.puzzle("2026-13-01"))).contains("is no day");
    assertThat(Bench.refused(games.puzzle("2026-02-30"))).contains("is no day");
    assertThat(Bench.refused(games.puzzle("yesterday"))).contains("'yesterday' is no day");
    assertThat(Bench.refused(games.puzzle("x".repeat(5000))).length()).isLessThan(120);
    assertThat(Bench.refused(games.puzzle(tomorrow, new PuzzleWish(null), "")))
        .contains("not come yet");
    assertThat(Bench.refused(games.puzzle("today", new PuzzleWish("\u0007"), "")))
        .contains("cannot be seen");
  }

  @Test
  void a_table_of_a_puzzle_is_for_one_person_and_has_no_rematch() {
    Bench.Person ana = begin("today");
    assertThat(bench.house().list()).isEqualTo("[]");
    assertThat(Bench.refused(bench.house().view(Viewer.spectator(ana.table)))).startsWith("403");
    assertThat(
            Bench.refused(
                bench
                    .house()
                    .hint(
                        ana.viewer,
                        new HintRequest(
                            ana.prompts().getFirst().path("n").asLong(),
                            ana.prompts().getFirst().path("seat").asString()))))
        .contains("hints come after your answer");
  }
}
