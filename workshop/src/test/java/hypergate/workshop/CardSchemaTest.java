package hypergate.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.lab.house.CardError;
import hypergate.lab.house.CardPattern;
import hypergate.lab.house.Problem;
import hypergate.lab.house.WorkshopWord;
import hypergate.workshop.card.Cards;
import hypergate.workshop.card.Patterns;
import hypergate.workshop.words.WordList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/// The published schema of card files: it is that of the program, lets every card pass, and sees
/// what is wrong with those that are none, but for what only a reader of expressions can see.
final class CardSchemaTest {
  private static final Path PAGE = Path.of("../docs/card.schema.json");
  private static final Path TEMPLATES = Path.of("../web/src");

  /// What is wrong inside an expression, or with how several things go together.
  private static final Set<String> UNSEEN =
      Set.of(
          "an alias",
          "an anchor",
          "a verb with a player instead of a number",
          "an unknown value",
          "an unknown word about a player",
          "a condition that is a number",
          "a player and a number",
          "half an expression",
          "a name that is a word of cards",
          "a bend by a truth",
          "a loop through a number",
          "two things named",
          "a hazard with a choice that is none",
          "a hazard that may be taken for nothing",
          "two copies of a hazard that stays",
          "an open moon that is revealed later",
          "a moon with a word of techs",
          "a verb at another moment",
          "a character in a comment that nobody sees",
          "a name for two things",
          "a name that other cards have",
          "a look into a hand",
          "words in place of signs",
          "a sign of another language",
          "not in words",
          "a bracket too many",
          "quotes that stay open in an expression",
          "brackets that are missing",
          "brackets that are missing, of players",
          "something that players have not",
          "a value asked of somebody",
          "a value asked with brackets",
          "a call the other way round",
          "a call with too much",
          "a list asked as elsewhere",
          "a list asked without a name",
          "a list that contains",
          "a word that an outcome never is",
          "a kind that no card is",
          "a number of an alien",
          "a mistake on the second line",
          "a mistake in quotes",
          "the kind not at the beginning");

  private static final SchemaCheck SCHEMA = new SchemaCheck(schema());

  @SuppressWarnings("unchecked")
  private static Map<String, ?> schema() {
    return (Map<String, ?>) Objects.requireNonNull(yaml(Cards.schema()));
  }

  // As editors read it.
  private static Object yaml(String text) {
    LoadSettings settings = LoadSettings.builder().setSchema(new CoreSchema()).build();
    return new Load(settings).loadFromString(text);
  }

  private static boolean passes(String text) {
    try {
      return SCHEMA.holds(yaml(text));
    } catch (YamlEngineException e) {
      return false;
    }
  }

  /// `-Dgolden=apply` writes the page anew.
  @Test
  void the_page_is_made_from_the_program() throws IOException {
    if ("apply".equals(System.getProperty("golden"))) Files.writeString(PAGE, Cards.schema());
    assertThat(Files.readString(PAGE)).isEqualTo(Cards.schema());
  }

  @Test
  void every_card_of_ours_passes() throws IOException {
    for (CardPattern card : Patterns.all())
      assertThat(passes(card.text())).as(card.text()).isTrue();
    List<Path> examples = yamls(Path.of("../examples/cards"));
    for (Path file : examples) {
      String text = Files.readString(file);
      if (!text.startsWith("scenario:")) assertThat(passes(text)).as(file.toString()).isTrue();
    }
  }

  private static List<Path> yamls(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).toList();
    }
  }

  /// The page has templates in its sources; they are cards to both.
  @Test
  void every_template_of_the_page_passes() throws IOException, CardError {
    List<String> templates = new ArrayList<>();
    for (String file :
        List.of(
            "workshop/templates.ts",
            "variants/technology/written.ts",
            "variants/hazards/written.ts",
            "variants/moons/written.ts")) {
      Matcher found =
          Pattern.compile("template: `([^`]*)`").matcher(Files.readString(TEMPLATES.resolve(file)));
      while (found.find()) templates.add(found.group(1).replace("\\", ""));
    }
    assertThat(templates).hasSize(5);
    for (String template : templates) {
      assertThat(passes(template)).as(template).isTrue();
      Cards.read(template);
    }
  }

  @Test
  void it_sees_what_is_wrong_where_a_schema_can() throws IOException {
    Set<String> pass =
        BrokenCards.all().entrySet().stream()
            .filter(card -> passes(card.getValue()))
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    assertThat(pass).containsExactlyInAnyOrderElementsOf(UNSEEN);
  }

  /// Readers and schema know the same keys of a file.
  @Test
  void it_knows_the_keys_that_are_read() {
    for (String kind : List.of("tech", "artifact", "alien", "hazard", "moon")) {
      String begun = kind + ": Mine\ntext: It does something.\n";
      String text =
          begun
              + switch (kind) {
                case "tech" -> "research: 3\nreinforces: 1\n";
                case "alien" -> "power: P\n";
                case "moon" -> "group: blue\n";
                default -> "";
              }
              + "zzzzzzzzzzzz: 1\n";
      assertThat(keysOf(kind)).as(kind).isEqualTo(readBy(text));
    }
  }

  private static Set<String> keysOf(String kind) {
    Map<?, ?> definitions = (Map<?, ?>) Objects.requireNonNull(schema().get("$defs"));
    Map<?, ?> group = (Map<?, ?>) Objects.requireNonNull(definitions.get(kind));
    Set<String> keys = new TreeSet<>();
    for (Object key : ((Map<?, ?>) Objects.requireNonNull(group.get("properties"))).keySet())
      keys.add((String) key);
    return keys;
  }

  private static Set<String> readBy(String text) {
    try {
      Cards.read(text);
      throw new AssertionError("a key that means nothing passes");
    } catch (CardError e) {
      Problem problem = e.problems().getFirst();
      String list = problem.text().replaceAll("(?s).*may stand here is (.*)\\.", "$1");
      return new TreeSet<>(List.of(list.split(", | or ")));
    }
  }

  @Test
  void the_words_that_are_completed_have_all_its_keys() {
    Set<String> words = WordList.all().stream().map(WorkshopWord::word).collect(Collectors.toSet());
    for (String kind : List.of("tech", "artifact", "alien", "hazard", "moon"))
      assertThat(words).containsAll(keysOf(kind));
  }
}
