package hypergate.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Whatever a player may be refused has its words on the page.
final class SentenceTest {
  private static final String LITERAL = "\"(?:[^\"\\\\]|\\\\.)*\"";

  /// Where a sentence begins, in the sources of server and engine.
  private static final Pattern SENTENCE =
      Pattern.compile(
          "(?:Refusal\\s*\\.\\s*(?:notNow|notLegal|notYours|notFound|slowDown)|\\.\\s*because"
              + "|Unexplained\\s*\\.\\s*unknown|(?:Sentence|Misfit)\\s*\\.\\s*of|inLobby|_TIME\\s*="
              + "|notToBeginWith\\(Rules rules\\)\\s*\\{[^\"}]*)\\s*\\(?\\s*("
              + LITERAL
              + "(?:\\s*\\+\\s*"
              + LITERAL
              + ")*)");

  private static final Pattern PIECE = Pattern.compile(LITERAL);

  private static Map<String, String> said() throws IOException {
    Map<String, String> sentences = new TreeMap<>();
    for (String room : List.of("../server", "../engine"))
      try (Stream<Path> files = Files.walk(Path.of(room, "src/main/java"))) {
        for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
          Matcher found = SENTENCE.matcher(Files.readString(file));
          while (found.find()) {
            StringBuilder template = new StringBuilder();
            Matcher pieces = PIECE.matcher(found.group(1));
            while (pieces.find()) template.append(pieces.group(), 1, pieces.group().length() - 1);
            if (template.isEmpty()) continue;
            String other = sentences.put(Sentence.key(template.toString()), template.toString());
            assertThat(other == null ? template.toString() : other)
                .as("two sentences that begin alike")
                .isEqualTo(template.toString());
          }
        }
      }
    return sentences;
  }

  private static Map<String, String> ofPage(String language) throws IOException {
    JsonNode file =
        Json.MAPPER.readTree(
            Files.readString(Path.of("../web/src/words", language, "refused.json")));
    Map<String, String> words = new TreeMap<>();
    file.properties().forEach(entry -> words.put(entry.getKey(), entry.getValue().asString()));
    return words;
  }

  // What is quoted in sources stands in other quotes on the page, whose own are another matter.
  private static String plain(String text) {
    return text.replaceAll("[\u201c\u201d\u2019]", "'");
  }

  @Test
  void every_sentence_is_on_the_page_and_no_other() throws IOException {
    Map<String, String> words = ofPage("en");
    words.replaceAll((_, text) -> plain(text));
    Map<String, String> needed = said();
    assertThat(needed).hasSizeGreaterThan(150);
    for (Problem.Kind kind : Problem.Kind.values()) {
      Problem problem = kind.plainly("");
      needed.put("refused.title." + problem.type().replace("/problems/", ""), problem.title());
    }
    assertThat(words).containsExactlyInAnyOrderEntriesOf(needed);
  }

  @Test
  void every_language_has_all_of_them() throws IOException {
    for (String language : List.of("de", "fr"))
      assertThat(ofPage(language).keySet()).as(language).isEqualTo(ofPage("en").keySet());
  }

  // A refusal whose sentence is put together would have no key.
  @Test
  void no_refusal_is_put_together() throws IOException {
    Pattern together =
        Pattern.compile(
            "(?:Refusal\\.not\\w+|\\.because)\\(\\s*"
                + LITERAL
                + "(?:\\s*\\+\\s*"
                + LITERAL
                + ")*\\s*\\+\\s*[^\"\\s]");
    List<String> wrong = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList())
        together.matcher(Files.readString(file)).results().forEach(one -> wrong.add(one.group()));
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void arguments_stand_in_their_places_once() {
    Sentence sentence = Sentence.of("{name} has {count} of {name}.", "name", "{count}", "count", 3);
    assertThat(sentence.text()).isEqualTo("{count} has 3 of {count}.");
    assertThat(sentence.words().key()).isEqualTo("refused.name-has-count-of-name");
    assertThat(sentence.words().args()).isEqualTo(Map.of("name", "{count}", "count", 3));
    assertThat(Sentence.key("It's 'one' of " + "many ".repeat(20)).split("-")).hasSize(10);
    assertThat(Sentence.key("Ä B").toLowerCase(Locale.ROOT)).isEqualTo("refused.b");
  }

  @Test
  void a_sentence_within_a_sentence_keeps_its_key() {
    Sentence whole = Sentence.of("That cannot be: {why}.", "why", Sentence.of("flares are off"));
    assertThat(whole.text()).isEqualTo("That cannot be: flares are off.");
    assertThat(whole.words().args()).isEqualTo(Map.of("why", Words.of("refused.flares-are-off")));
    assertThatThrownBy(() -> Sentence.of("{a}", "a")).isInstanceOf(IllegalArgumentException.class);
  }
}
