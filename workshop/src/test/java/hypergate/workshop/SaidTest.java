package hypergate.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.word.Window;
import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.Problem;
import hypergate.lab.house.ReadLine;
import hypergate.lab.house.Said;
import hypergate.lab.house.WorkshopWord;
import hypergate.workshop.card.Cards;
import hypergate.workshop.card.Patterns;
import hypergate.workshop.words.Constant;
import hypergate.workshop.words.Verb;
import hypergate.workshop.words.Verbs;
import hypergate.workshop.words.WordList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Whatever an author is told has its words on the page, in all its languages. What is said of the
/// broken cards and of some of ours, in pieces, lies beside the broken cards: the page's tests say
/// it in each language. `-Dgolden=apply` writes it anew.
final class SaidTest {
  private static final String LITERAL = "\"(?:[^\"\\\\]|\\\\.)*\"";
  private static final Pattern SENTENCE =
      Pattern.compile(
          "Said\\s*\\.\\s*of\\s*\\(\\s*(" + LITERAL + "(?:\\s*\\+\\s*" + LITERAL + ")*)");
  private static final Pattern PIECE = Pattern.compile(LITERAL);
  private static final Pattern ENTRY =
      Pattern.compile("(?m)^  (" + LITERAL + "): (" + LITERAL + "),?$");
  private static final Path WORDS = Path.of("../web/src/words");
  private static final Path PIECES = Path.of("src/test/resources/broken/said.json");

  /// Cards of ours that are read back, one of each kind.
  private static final List<String> READ =
      List.of(
          "collapsium-hulls",
          "human",
          "plague",
          "re-armament",
          "moon-card-deal",
          "grudge",
          "mimic");

  private static String unquoted(String literal) {
    return literal.substring(1, literal.length() - 1).replace("\\\"", "\"").replace("\\\\", "\\");
  }

  private static Map<String, String> inSources() throws IOException {
    Map<String, String> all = new TreeMap<>();
    for (Path room : List.of(Path.of("src/main/java"), Path.of("../lab/src/main/java")))
      try (Stream<Path> files = Files.walk(room)) {
        for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
          Matcher found = SENTENCE.matcher(Files.readString(file));
          while (found.find()) {
            String template =
                PIECE
                    .matcher(found.group(1))
                    .results()
                    .map(piece -> unquoted(piece.group()))
                    .collect(Collectors.joining());
            String other = all.put(Said.key(template), template);
            assertThat(other == null ? template : other)
                .as("two sentences that begin alike")
                .isEqualTo(template);
          }
        }
      }
    for (Verb verb : Verbs.all().values()) all.put("read.verb." + verb.name(), verb.text());
    return all;
  }

  private static Map<String, String> ofPage(String language) throws IOException {
    Map<String, String> words = new TreeMap<>();
    Matcher entry =
        ENTRY.matcher(Files.readString(WORDS.resolve(language).resolve("reading.json")));
    while (entry.find()) words.put(unquoted(entry.group(1)), unquoted(entry.group(2)));
    return words;
  }

  @Test
  void every_sentence_is_on_the_page_and_no_other() throws IOException {
    Map<String, String> needed = inSources();
    assertThat(needed).hasSizeGreaterThan(250);
    assertThat(ofPage("en")).containsExactlyInAnyOrderEntriesOf(needed);
  }

  @Test
  void every_language_has_all_of_them_with_the_same_arguments() throws IOException {
    Map<String, String> english = ofPage("en");
    for (String language : List.of("de", "fr")) {
      Map<String, String> words = ofPage(language);
      assertThat(words.keySet()).as(language).isEqualTo(english.keySet());
      words.forEach(
          (key, text) ->
              assertThat(arguments(text))
                  .as(language + " " + key)
                  .isEqualTo(arguments(english.getOrDefault(key, ""))));
    }
  }

  @Test
  void every_value_and_call_is_explained_in_every_language() throws IOException {
    Set<String> needed = new TreeSet<>();
    for (WorkshopWord word : WordList.all()) {
      if (word.kind().equals("value")) needed.add("value." + word.word());
      if (word.kind().equals("call")) needed.add("call." + word.form());
    }
    for (String language : List.of("de", "fr")) {
      Path hints = Path.of("../web/src/workshop/hints." + language + ".json");
      Set<String> there = new TreeSet<>();
      Matcher entry = ENTRY.matcher(Files.readString(hints));
      while (entry.find()) there.add(unquoted(entry.group(1)));
      assertThat(there).as(language).isEqualTo(needed);
    }
  }

  @Test
  void every_moment_has_words_in_every_language() throws IOException {
    for (String language : List.of("en", "de", "fr")) {
      String words = Files.readString(WORDS.resolve(language).resolve("game.json"));
      for (Window window : Window.ALL)
        assertThat(words).contains("\"window." + Constant.notation(window) + "\": ");
    }
  }

  private static List<String> arguments(String text) {
    return Pattern.compile("\\{\\w+}")
        .matcher(text)
        .results()
        .map(found -> found.group())
        .sorted()
        .toList();
  }

  @Test
  void what_authors_are_told_comes_in_pieces() throws IOException, CardError {
    List<String> all = new ArrayList<>();
    for (String card : BrokenCards.all().values())
      try {
        Cards.read(card);
      } catch (CardError e) {
        for (Problem problem : e.problems()) all.add(json(problem.said()));
      }
    for (String id : READ) {
      HouseCard card =
          Cards.read(
              Patterns.all().stream()
                  .filter(one -> one.id().equals(id))
                  .findFirst()
                  .orElseThrow()
                  .text());
      for (ReadLine line : card.readBack()) all.add(json(line.said()));
      for (Said remark : card.remarks()) all.add(json(remark));
    }
    String pieces = "[\n" + String.join(",\n", all) + "\n]\n";
    if ("apply".equals(System.getProperty("golden"))) Files.writeString(PIECES, pieces);
    assertThat(pieces).isEqualTo(Files.readString(PIECES));
  }

  private static String json(Object value) {
    if (value instanceof Number) return value.toString();
    if (!(value instanceof Said said))
      return '"'
          + value.toString().replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n")
          + '"';
    return new TreeMap<>(said.args())
        .entrySet().stream()
            .map(entry -> json(entry.getKey()) + ": " + json(entry.getValue()))
            .collect(
                Collectors.joining(
                    ", ",
                    "{\"key\": " + json(said.key()) + ", \"args\": {",
                    "}, \"text\": " + json(said.text()) + "}"));
  }
}
