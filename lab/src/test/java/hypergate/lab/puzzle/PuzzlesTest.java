package hypergate.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.game.view.Question;
import hypergate.lab.scenario.ScenarioError;
import hypergate.players.NovicePlayer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every puzzle that is shipped holds: it opens, its answers can be answered, its best one is
/// clearly ahead and not the usual one; and of some it is found again.
final class PuzzlesTest {
  /// Every how many puzzles one is judged anew.
  private static final int JUDGED = 6;

  /// A game in which there is something to find.
  private static final long SEARCHED = 2400;

  private static final Path FOLDER = Path.of("..", "puzzles");

  @TestFactory
  Stream<DynamicTest> every_puzzle_opens_and_its_answers_can_be_answered() {
    return Puzzles.all().stream()
        .map(
            puzzle ->
                DynamicTest.dynamicTest(
                    Puzzles.name(puzzle.number()),
                    () -> {
                      assertThat(puzzle.faults()).isEmpty();
                      assertThat(new Judged(puzzle.best()).isClear()).isTrue();
                      Question question = puzzle.open().question(puzzle.seat());
                      String usual = question.notation(new NovicePlayer().choose(question));
                      assertThat(puzzle.best().getFirst().answer()).isNotEqualTo(usual);
                    }));
  }

  @TestFactory
  Stream<DynamicTest> the_best_answer_is_found_again() {
    return Puzzles.all().stream()
        .filter(puzzle -> puzzle.number() % JUDGED == 1)
        .map(
            puzzle ->
                DynamicTest.dynamicTest(
                    Puzzles.name(puzzle.number()),
                    () ->
                        assertThat(
                                Judged.of(
                                        puzzle.open(), puzzle.seat(), puzzle.tries(), puzzle.luck())
                                    .answer())
                            .isEqualTo(puzzle.best().getFirst().answer())));
  }

  @Test
  void all_files_are_there_in_one_row_and_of_many_kinds() throws IOException {
    List<String> files;
    try (Stream<Path> all = Files.list(FOLDER)) {
      files = all.map(file -> file.getFileName().toString()).sorted().toList();
    }
    assertThat(Puzzles.all()).hasSizeGreaterThanOrEqualTo(30);
    assertThat(Puzzles.all().stream().map(one -> Puzzles.name(one.number()) + ".yaml"))
        .containsExactlyElementsOf(files);
    assertThat(Puzzles.all().stream().map(Puzzle::prompt).distinct().count())
        .isGreaterThanOrEqualTo(5);
    assertThat(Puzzles.all().stream().map(one -> one.options().given()).distinct().count())
        .isGreaterThanOrEqualTo(6);
  }

  @Test
  void a_day_has_one_puzzle_and_they_come_round() {
    int all = Puzzles.all().size();
    assertThat(Puzzles.of(Puzzles.FIRST).orElseThrow().number()).isEqualTo(1);
    assertThat(Puzzles.of(Puzzles.FIRST.plusDays(1)).orElseThrow().number()).isEqualTo(2);
    assertThat(Puzzles.of(Puzzles.FIRST.plusDays(all)).orElseThrow().number()).isEqualTo(1);
    assertThat(Puzzles.of(Puzzles.FIRST.minusDays(1))).isEmpty();
    assertThat(Puzzles.of(LocalDate.MAX)).isPresent();
  }

  @Test
  void a_file_that_was_written_reads_as_it_was() throws IOException {
    for (Puzzle puzzle : Puzzles.all().subList(0, 5)) {
      String text = Files.readString(FOLDER.resolve(Puzzles.name(puzzle.number()) + ".yaml"));
      assertThat(puzzle.text()).isEqualTo(text);
    }
  }

  @Test
  void what_is_wrong_with_a_file_is_told_with_its_line() {
    String good = Puzzles.all().getFirst().text();
    assertWrong(good.replaceFirst("(?m)^luck: .*\n", ""), "test.yaml:1: the key 'luck' is missing");
    assertWrong(good.replaceFirst("(?m)^seat: .*$", "seat: Z"), "test.yaml:4");
    assertWrong(good.replaceFirst("share: .*", "share: much"), "'much' is no number");
    assertWrong(good.replaceFirst("(?m)^options: .*$", "options: { sails: up }"), "sails");
  }

  private static void assertWrong(String text, String message) {
    assertThatThrownBy(() -> Puzzle.read("test.yaml", text))
        .isInstanceOf(ScenarioError.class)
        .hasMessageContaining(message);
  }

  @Test
  void a_game_that_goes_otherwise_now_is_told() {
    Puzzle good = Puzzles.all().getFirst();
    Puzzle bad =
        new Puzzle(
            1,
            good.options(),
            good.seed() + 1,
            good.seat(),
            good.prompt(),
            good.tries(),
            good.luck(),
            good.best(),
            good.answers());
    assertThat(bad.faults()).hasSize(1);
  }

  @Test
  void the_answer_of_who_joins_is_known_by_its_first_word() {
    Puzzle any = Puzzles.all().getFirst();
    String best = any.best().getFirst().answer();
    assertThat(any.rank(best)).isEqualTo(0);
    assertThat(any.rank(best + " A1x2")).isEqualTo(0);
    assertThat(any.rank("nothing-of-this")).isEqualTo(-1);
  }

  @Test
  void a_search_in_the_same_game_finds_the_same() {
    var options = AllContent.OPTIONS.of(Map.of("seats", "3"));
    List<Puzzle> found = new PuzzleSearch(options, Puzzles.all()).in(SEARCHED, 3);
    assertThat(found).as("puzzles in the game of seed " + SEARCHED).isNotEmpty();
    assertThat(found.stream().map(Puzzle::prompt)).doesNotHaveDuplicates();
    assertThat(found).allSatisfy(one -> assertThat(one.faults()).isEmpty());
    List<Puzzle> again = new PuzzleSearch(options, Puzzles.all()).in(SEARCHED, 3);
    assertThat(again.stream().map(Puzzle::text))
        .containsExactlyElementsOf(found.stream().map(Puzzle::text).toList());
  }
}
