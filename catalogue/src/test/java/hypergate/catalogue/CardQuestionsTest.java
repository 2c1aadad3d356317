package hypergate.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every question that a card of ours declares is put in words, in every language, and once.
class CardQuestionsTest {
  private static final Path SOURCES = Path.of("../engine/src/main/java/hypergate");
  private static final Pattern DECLARED =
      Pattern.compile("Prompt\\s*\\.\\s*(?:of|secret)\\(\\s*\"([^\"/]+/[^\"]+)\"\\s*\\)");

  /// Those that are made of a card's id.
  private static final Set<String> MADE =
      Set.of(
          "curse-alliance/planet",
          "curse-artifact/planet",
          "curse-attack-card/planet",
          "curse-flare/planet",
          "curse-non-encounter/planet",
          "curse-pulsar/planet",
          "curse-totals/planet",
          "curse-win/planet",
          "plasma-coil/side",
          "quasar-spear/side",
          "the-prometheus/choice");

  private static final int SHORTEST = 20;
  private static final int LONGEST = 90;

  /// What stands before a mark in French, and no other blank.
  private static final char NARROW = '\u202f';

  private static Set<String> declared() throws IOException {
    Set<String> prompts = new TreeSet<>(MADE);
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        Matcher prompt = DECLARED.matcher(Files.readString(file));
        while (prompt.find()) prompts.add(prompt.group(1));
      }
    }
    assertThat(prompts).hasSizeGreaterThan(900);
    return prompts;
  }

  private static List<String> prompts() {
    return Resources.table(CardQuestions.TABLE).stream()
        .map(row -> row.getOrDefault(CardQuestions.PROMPT, ""))
        .toList();
  }

  @Test
  void every_question_that_a_card_declares_has_one_row_and_no_other_has_any() throws IOException {
    List<String> rows = new ArrayList<>(prompts());
    assertThat(rows).doesNotHaveDuplicates();
    Set<String> missing = declared();
    missing.removeAll(rows);
    assertThat(missing).as("without a row").isEmpty();
    rows.removeAll(declared());
    assertThat(rows).as("of no card").isEmpty();
  }

  @Test
  void a_table_has_its_head_and_rows_in_order() {
    List<String> lines = Resources.lines(CardQuestions.TABLE);
    assertThat(lines).isNotEmpty();
    assertThat(lines.getFirst()).isEqualTo("prompt\ten\tde\tfr");
    for (String line : lines)
      assertThat(line.split("\t", -1))
          .as(line)
          .hasSize(1 + CardQuestions.LANGUAGES.size())
          .allSatisfy(cell -> assertThat(cell).isEqualTo(cell.strip()).doesNotContain("  "));
    assertThat(prompts()).isNotEmpty().isSorted();
  }

  @Test
  void a_sentence_is_one_question_that_fits_over_its_answers() {
    List<String> wrong = new ArrayList<>();
    for (Map<String, String> row : Resources.table(CardQuestions.TABLE))
      for (String language : CardQuestions.LANGUAGES) {
        String said = row.getOrDefault(language, "");
        boolean fits = said.length() >= SHORTEST && said.length() <= LONGEST;
        if (!fits || !said.matches("\\p{Lu}[^{}<>*_]*[^\\s.?!]\\h?[?.]"))
          wrong.add(row.get(CardQuestions.PROMPT) + " " + language + ": " + said);
      }
    assertThat(wrong).isEmpty();
  }

  @Test
  void sentences_have_the_marks_of_their_language() {
    List<String> wrong = new ArrayList<>();
    for (Map<String, String> row : Resources.table(CardQuestions.TABLE))
      for (String language : CardQuestions.LANGUAGES) {
        String said = row.getOrDefault(language, "");
        boolean french = language.equals("fr");
        boolean blank = said.contains(NARROW + "?");
        if (said.contains("'") || said.contains("\"") || said.contains("?") && blank != french)
          wrong.add(row.get(CardQuestions.PROMPT) + " " + language + ": " + said);
      }
    assertThat(wrong).isEmpty();
  }

  // Whoever shows it sets the name before it.
  @Test
  void a_sentence_leaves_out_the_name_of_its_card() {
    List<String> wrong = new ArrayList<>();
    for (Map<String, String> row : Resources.table(CardQuestions.TABLE)) {
      String prompt = row.getOrDefault(CardQuestions.PROMPT, "");
      String id = prompt.substring(0, prompt.indexOf('/'));
      var card = AllContent.ALL.find(id);
      // The names of some cards are words of the game.
      if (card == null || !card.name().contains(" ")) continue;
      for (String language : CardQuestions.LANGUAGES)
        if (row.getOrDefault(language, "").contains(card.name())) wrong.add(prompt);
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void a_sentence_is_found_by_prompt_and_language() {
    assertThat(CardQuestions.of("xenon-lasers/number").keySet()).containsExactly("en", "de", "fr");
    assertThat(CardQuestions.of("xenon-lasers/number", "en")).get().asString().endsWith("?");
    assertThat(CardQuestions.of("xenon-lasers/number", "it")).isEmpty();
  }

  @Test
  void a_card_of_ones_own_has_no_sentence() {
    assertThat(CardQuestions.of("lifeline/seat")).isEmpty();
    assertThat(CardQuestions.of("lifeline/seat", "en")).isEmpty();
  }
}
