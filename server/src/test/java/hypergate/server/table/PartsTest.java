package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.word.Step;
import hypergate.lab.lesson.Lesson;
import hypergate.lab.lesson.Lessons;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.NewTable;
import hypergate.server.protocol.book.BookParts;
import hypergate.server.protocol.view.LogEvent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The part of the card book that a table's page fetches has every card that comes up at the table.
final class PartsTest {
  private static final Books BOOKS = new Books();
  private static final Set<String> WHOLE = ids(BOOKS.cards(BookParts.ALL));
  private static final int ANSWERS = 400;

  /// A card that is called as a phase is cannot be told from it.
  private static final Set<String> PHASES =
      Arrays.stream(Step.values())
          .map(step -> LogEvent.phase(step.words()))
          .collect(Collectors.toSet());

  @TempDir private Path folder;
  private Bench bench;

  @BeforeEach
  void open() {
    bench = new Bench(folder);
  }

  @AfterEach
  void close() {
    bench.close();
  }

  static List<String> lessons() {
    return Lessons.all().stream().map(Lesson::id).toList();
  }

  private static Set<String> ids(String book) {
    Set<String> ids = new TreeSet<>();
    for (JsonNode list : Json.MAPPER.readTree(book))
      for (JsonNode card : list) ids.add(card.path("id").asString());
    return ids;
  }

  // What the page asks for, as the server reads it.
  private static Set<String> part(JsonNode view) {
    String query = view.path("table").path("book").asString();
    assertThat(query).matches("(of=[a-z0-9.,-]+&)?digest=" + BOOKS.cardsDigest());
    String parts = query.replaceAll("of=|&?digest=.*", "");
    return ids(BOOKS.cards(parts.isEmpty() ? BookParts.ALL : BookParts.read(parts)));
  }

  // All cards that are named in a view: ids are words of their own in it.
  private static void named(JsonNode node, Set<String> found) {
    if (node.isString()) {
      String id = node.stringValue().replaceAll("[/!].*", "");
      if (WHOLE.contains(id) && !PHASES.contains(id)) found.add(id);
    } else for (JsonNode each : node) named(each, found);
  }

  private static Set<String> named(JsonNode view) {
    Set<String> found = new TreeSet<>();
    view.properties().stream()
        .filter(section -> !section.getKey().equals("table"))
        .forEach(section -> named(section.getValue(), found));
    return found;
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void a_lesson_finds_its_cards(String id) {
    NewTable wish =
        new NewTable(
            null, null, null, null, null, "Ana", null, null, null, null, null, null, id, null,
            null);
    Bench.Person ana = bench.table(wish).getFirst();
    ana.done("start", Map.of("numbers", "mine"));
    Set<String> part = part(ana.look());
    assertThat(named(ana.look())).isNotEmpty();
    assertThat(part).as("no more than its boxes").hasSizeLessThan(WHOLE.size() / 2);
    for (int i = 0; i < 40 && !ana.prompts().isEmpty(); i++) {
      assertThat(part).containsAll(named(ana.look()));
      ana.answer();
    }
    assertThat(part).containsAll(named(ana.look()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"first-game", "chaos", "four-planets"})
  void a_game_finds_its_cards(String preset) {
    playedOn(bench.playing(Wishes.people(1).preset(preset).wish()).getFirst());
  }

  @Test
  void a_game_finds_a_card_that_somebody_begins_with_whatever_its_set() {
    NewTable plain = Wishes.people(1).preset("first-game").wish();
    NewTable wish = Json.MAPPER.convertValue(with(plain, "fury"), NewTable.class);
    Bench.Person ana = bench.playing(wish).getFirst();
    assertThat(AllContent.ALL.find("fury")).isNotNull();
    assertThat(part(ana.look())).contains("fury", "flare-fury");
    playedOn(ana);
  }

  private static JsonNode with(NewTable wish, String card) {
    tools.jackson.databind.node.ObjectNode all = Json.MAPPER.valueToTree(wish);
    all.putArray("with").add(card);
    return all;
  }

  private static void playedOn(Bench.Person ana) {
    Set<String> part = part(ana.look());
    assertThat(WHOLE).containsAll(part);
    Set<String> found = new TreeSet<>();
    for (int i = 0; i < ANSWERS && ana.answer(); i++) found.addAll(named(ana.look()));
    assertThat(found).hasSizeGreaterThan(20);
    assertThat(part).containsAll(found);
  }
}
