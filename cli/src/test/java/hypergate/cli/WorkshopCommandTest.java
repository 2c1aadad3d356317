package hypergate.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Cards that people write, from the command line.
final class WorkshopCommandTest {
  private static final String LIFELINE = "../examples/cards/lifeline.yaml";

  @TempDir Path folder;

  private Path file(String text) throws IOException {
    Path file = folder.resolve("card.yaml");
    Files.writeString(file, text);
    return file;
  }

  @Test
  void a_card_is_read_back() {
    Run run = Run.of("workshop", "check", LIFELINE);
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("Lifeline, by Hypergate (lifeline, digest ")
        .contains("May be used before the ships are lost, as main, if from_encounter")
        .contains("(1, who friend)");
  }

  @Test
  void what_is_wrong_is_told_with_its_place() throws IOException {
    Path file = file("tech: Mine\ntext: It does something.\nresearch: 3\nroll: main\n");
    Run run = Run.of("workshop", "check", file.toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains("line 4, column 1: \"roll\" means nothing here; did you mean role?");
    Run json = Run.of("workshop", "check", "--json", file.toString());
    assertThat(json.out()).contains("\"line\": 4").contains("\"column\": 1");
  }

  @Test
  void what_the_text_says_otherwise_than_the_effect_is_asked() throws IOException {
    Path file =
        file(
            """
            tech: Mine
            text: You may do nothing.
            role: main
            phases: reveal
            research: 3
            effects:
              - must: revealed
                do: no-effect
            """);
    Run run = Run.of("workshop", "check", file.toString());
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("Did you mean that?", "The text says \"may\", but each of its uses must be made");
  }

  @Test
  void a_file_that_is_not_there_is_told() {
    Run run = Run.of("workshop", "check", "nowhere.yaml");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("there is no file nowhere.yaml");
  }

  @Test
  void no_game_is_played_with_what_is_no_card() throws IOException {
    Path file = file("tech: Mine\ntext: It does something.\n");
    Run run = Run.of("sim", "--games", "1", "--card", file.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("\"research\" is missing");
  }

  @Test
  void its_worth_is_measured_on_paired_deals() {
    String[] command = {
      "lab",
      "compare",
      "base",
      "card=lifeline",
      "--set",
      "technology=odyssey",
      "--card",
      LIFELINE,
      "--games",
      "80",
      "--seed",
      "1",
      "--all"
    };
    Run run = Run.of(command);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).contains("card=lifeline");
    assertThat(Run.of(command).out()).isEqualTo(run.out());
  }

  @Test
  void a_card_that_nobody_wrote_is_unknown() {
    Run run = Run.of("lab", "compare", "base", "card=lifeline", "--set", "technology=odyssey");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("unknown card 'lifeline'");
  }

  @Test
  void the_schema_of_cards_is_printed_as_it_is_published() throws IOException {
    assertThat(Run.of("workshop", "schema").out())
        .isEqualTo(Files.readString(Path.of("../docs/card.schema.json")));
  }

  @Test
  void scenarios_are_made_beside_the_card_and_hold() throws IOException {
    Path file = file(Files.readString(Path.of(LIFELINE)) + "--- # a scenario\nscenario: It\n");
    Run made = Run.of("workshop", "scenarios", file.toString());
    assertThat(made.status()).as(made.err()).isZero();
    assertThat(made.out()).contains("made lifeline-happens.yaml", "made lifeline-boundary.yaml");
    Path happens = folder.resolve("lifeline-happens.yaml");
    assertThat(Files.readString(happens)).contains("cards: [card.yaml]");
    Run again = Run.of("workshop", "scenarios", file.toString());
    assertThat(again.out()).contains("left lifeline-happens.yaml as it is");
  }

  @Test
  void the_words_of_cards_are_printed() {
    assertThat(Run.of("workshop", "words").out())
        .contains("## Verbs")
        .contains("`take-random: a number");
  }

  @Test
  void its_worth_is_told_in_words_and_kept_with_the_card() throws IOException {
    Path file = file(Files.readString(Path.of(LIFELINE)) + "--- # a scenario\nscenario: It\n");
    Run run =
        Run.of(
            "workshop", "balance", file.toString(), "--games", "160", "--seats", "3,4", "--save");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("novice, 3 seats, as it is, with it and without it:")
        .contains("novice, 4 seats")
        .contains("Of 100 deals its owner wins")
        .contains("A game takes")
        .contains("The third to its left")
        .contains("The verdict stands in ");
    assertThat(Files.readString(file))
        .contains("--- # a scenario\nscenario: It\n--- # verdict\nverdict: ");
    Run check = Run.of("workshop", "check", file.toString());
    assertThat(check.out()).contains("What was measured:", "novice, 3 seats: ");
    Files.writeString(file, Files.readString(file).replace("research: 5", "research: 6"));
    assertThat(Run.of("workshop", "check", file.toString()).out())
        .contains("It belongs to another text of the card");
  }

  @Test
  void a_number_is_tried_as_it_might_be() {
    Run run = Run.of("workshop", "balance", LIFELINE, "--games", "100", "--sweep", "research=4,6");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).contains("research 4, with it", "research 6, with it");
  }

  @Test
  void what_cannot_be_measured_is_told_before_a_game() {
    assertThat(Run.of("workshop", "balance", LIFELINE, "--sweep", "research").err())
        .contains("--sweep is a key and numbers, as in research=4,5,6,7");
    assertThat(Run.of("workshop", "balance", LIFELINE, "--sweep", "copies=1,2").err())
        .contains("has no line \"copies:\" with a number");
    assertThat(Run.of("workshop", "balance", LIFELINE, "--players", "novise").err())
        .contains("unknown player 'novise'");
    assertThat(Run.of("workshop", "balance", LIFELINE, "--beside", "xenon-lazers").err())
        .contains("did you mean xenon-lasers?");
  }

  @Test
  void a_whole_collection_is_read() throws IOException {
    String lifeline = Files.readString(Path.of(LIFELINE));
    Path file = file(lifeline + "--- # card\n" + lifeline.replace("tech: Lifeline", "tech: Other"));
    Run run = Run.of("workshop", "check", file.toString());
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("(lifeline, digest ", "(other, digest ");
  }

  @Test
  void the_cards_after_published_ideas_have_verdicts_that_fit() {
    for (String name : List.of("quasar-lance", "sleepers-tank", "warp-ferry")) {
      Run run = Run.of("workshop", "check", "../docs/homebrew/" + name + ".yaml");
      assertThat(run.status()).isZero();
      assertThat(run.out())
          .contains("by Hypergate, after ", "What was measured:")
          .doesNotContain("another text");
    }
  }
}
