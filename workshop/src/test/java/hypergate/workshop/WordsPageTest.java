package hypergate.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.lab.house.CardError;
import hypergate.lab.house.Workshop;
import hypergate.lab.scenario.ScenarioRunner;
import hypergate.lab.scenario.Verdict;
import hypergate.workshop.card.Cards;
import hypergate.workshop.words.Glossary;
import hypergate.workshop.words.Verbs;
import hypergate.workshop.words.Vocabulary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What authors read: the page of words is that of the program, and the examples play.
final class WordsPageTest {
  private static final Path PAGE = Path.of("../docs/workshop-words.md");
  private static final Path EXAMPLES = Path.of("../examples/cards");

  /// `-Dgolden=apply` writes the page anew.
  @Test
  void the_page_is_made_from_the_program() throws IOException {
    if ("apply".equals(System.getProperty("golden"))) Files.writeString(PAGE, Glossary.markdown());
    assertThat(Files.readString(PAGE)).isEqualTo(Glossary.markdown());
  }

  @Test
  void each_word_has_one_sentence() {
    assertThat(Verbs.all().values())
        .allSatisfy(verb -> assertThat(verb.text()).matches("[A-Z].*\\."));
    assertThat(Vocabulary.values().values())
        .allSatisfy(value -> assertThat(value.text()).matches("(?s)[A-Z].*[.…]"));
    assertThat(Vocabulary.calls())
        .allSatisfy(call -> assertThat(call.text()).matches("[A-Z].*\\."));
  }

  @Test
  void the_card_in_the_manual_is_the_example() throws IOException {
    String manual = Files.readString(Path.of("../docs/workshop.md"));
    assertThat(manual)
        .contains("```yaml\n" + Files.readString(EXAMPLES.resolve("lifeline.yaml")) + "```");
  }

  @Test
  void the_scenarios_of_the_examples_hold() throws CardError, IOException {
    List<Path> files =
        ScenarioRunner.files(List.of(EXAMPLES)).stream()
            .filter(path -> contains(path, "scenario:"))
            .toList();
    assertThat(files).isNotEmpty();
    for (Path file : files) {
      Verdict verdict = ScenarioRunner.run(file);
      assertThat(verdict.held()).as(verdict.words()).isTrue();
    }
    assertThat(Cards.read(Files.readString(EXAMPLES.resolve("lifeline.yaml"))).own().id())
        .isEqualTo("lifeline");
  }

  private static boolean contains(Path file, String text) {
    try {
      return Files.readString(file).startsWith(text);
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void the_workshop_is_found_as_a_service() throws CardError, IOException {
    String text = Files.readString(EXAMPLES.resolve("lifeline.yaml"));
    assertThat(Workshop.get().read(text).digest()).hasSize(16);
  }
}
