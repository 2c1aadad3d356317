package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tables that are played with cards that somebody wrote.
final class OwnCardsTest {
  private static final String ALIEN =
      """
      alien: Stonemason
      author: Ana
      power: Masonry
      role: main
      phases: reveal
      text: Add 2 to your total.
      effects:
        - may: totals
          role: main
          do:
            - add: 2
      flare:
        wild:
          role: main
          phases: reveal
          text: Add 1 to your total.
          effects:
            - may: totals
              role: main
              do:
                - add: 1
        super:
          role: main
          phases: reveal
          text: Add 3 to your total instead.
          effects:
            - may: totals
              role: main
              do:
                - add: 3
      """;

  private static final String DRAW = "effects:\n  - may: totals\n    do:\n      - draw: 1\n";

  @TempDir Path folder;
  private Bench bench;

  @BeforeEach
  void open() {
    bench = new Bench(folder);
  }

  @AfterEach
  void close() {
    bench.close();
  }

  /// The example of the manual.
  static String lifeline() throws IOException {
    return Files.readString(Path.of("../examples/cards/lifeline.yaml"));
  }

  @Test
  void everybody_reads_the_cards_before_the_game_begins() throws IOException {
    List<Bench.Person> people = bench.table(Wishes.people(2).cards(lifeline(), ALIEN).wish());
    for (Bench.Person person : people) {
      JsonNode cards = person.look().path("table").path("cards");
      assertThat(cards.path(0).path("source").asString()).isEqualTo(lifeline());
      assertThat(cards.path(0).path("faces").path(0).path("research").asString()).isEqualTo("5");
      assertThat(cards.path(1).path("author").asString()).isEqualTo("Ana");
      assertThat(cards.path(1).path("faces").path(1).path("id").asString())
          .isEqualTo("flare-stonemason");
    }
  }

  @Test
  void what_such_cards_need_is_switched_on_and_they_are_played_with() throws IOException {
    List<Bench.Person> people = bench.playing(Wishes.people(2).cards(lifeline()).wish());
    JsonNode table = people.getFirst().look().path("table");
    assertThat(table.path("options").path("technology").asString()).isEqualTo("odyssey");
  }

  @Test
  void a_table_with_such_cards_stands_as_before_after_a_kill() throws IOException {
    List<Bench.Person> people = bench.playing(Wishes.people(2).cards(lifeline(), ALIEN).wish());
    for (int step = 0; step < 40; step++) {
      String before = people.getFirst().look().path("seats").toString();
      if (step % 8 == 0) bench.dies(0);
      assertThat(people.getFirst().look().path("seats").toString()).isEqualTo(before);
      boolean answered = false;
      for (Bench.Person person : people) answered |= person.answer();
      if (!answered) break;
    }
  }

  @Test
  void a_card_does_not_take_the_place_of_one_that_there_is() throws IOException {
    String other = lifeline().replace("tech: Lifeline", "tech: Xenon Lasers");
    assertThat(refusal(other)).contains("There is a card called Xenon Lasers already");
  }

  @Test
  void what_is_no_card_makes_no_table() throws IOException {
    assertThat(refusal(lifeline().replace("save-for", "save-fro")))
        .contains("line ", "save-fro", "did you mean save-for?");
    assertThat(refusal(lifeline(), lifeline())).contains("two cards are called lifeline");
  }

  @Test
  void a_deck_is_taken_as_a_whole_or_not_at_all() throws IOException {
    assertThat(refusal(lifeline(), lifeline().replace("tech: Lifeline", "tech: Life'line")))
        .contains("two cards are called lifeline");
    for (String word :
        List.of("Flare-Human", "Flare Mine", "Attack 10", "Attack Bar", "Morph", "None"))
      assertThat(refusal("artifact: " + word + "\ntext: It does something.\n" + DRAW))
          .as(word)
          .contains(
              "line 1, column 11: \"" + word + "\" is what other cards or answers are called.");
    assertThat(refusal(lifeline(), "")).contains("A card begins with what it is");
    assertThat(refusal(lifeline() + "x: " + "[".repeat(30_000))).contains("stand too deep");
  }

  @Test
  void a_deck_of_many_artifacts_is_played_with_or_refused() {
    String[] many =
        IntStream.range(0, 8)
            .mapToObj(i -> "artifact: Mine %d\ntext: It does.\ncopies: 4\n".formatted(i) + DRAW)
            .toArray(String[]::new);
    Outcome outcome = bench.house().create(Wishes.people(1).cards(many).wish(), "test");
    if (outcome instanceof Outcome.Refused refused)
      assertThat(refused.problem().detail()).contains("cards");
  }

  private String refusal(String... cards) {
    Outcome outcome = bench.house().create(Wishes.people(1).cards(cards).wish(), "test");
    assertThat(outcome).isInstanceOf(Outcome.Refused.class);
    return String.valueOf(((Outcome.Refused) outcome).problem().detail());
  }
}
