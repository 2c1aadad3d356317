package hypergate.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The tables are kept by hand: their form, their codes and what they say of each other.
class TablesTest {
  private static final List<Map<String, String>> ALIENS = Resources.table("aliens.tsv");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "aliens.tsv",
        "cards.tsv",
        "codes.tsv",
        "conflicts.tsv",
        "described.tsv",
        "sets.tsv",
        "themes.tsv",
        "timing.tsv"
      })
  void each_row_has_every_column_and_no_stray_space(String table) {
    List<String> lines = Resources.lines(table).stream().filter(l -> !l.startsWith("#")).toList();
    int columns = lines.getFirst().split("\t", -1).length;
    assertThat(lines).hasSizeGreaterThan(1).doesNotHaveDuplicates();
    for (String line : lines)
      assertThat(line.split("\t", -1))
          .as(line)
          .hasSize(columns)
          .allSatisfy(cell -> assertThat(cell).isEqualTo(cell.strip()));
  }

  @Test
  void the_official_aliens_are_all_here_once() {
    assertThat(ids(ALIENS)).doesNotHaveDuplicates();
    Map<String, Long> sets =
        ALIENS.stream()
            .filter(row -> !cell(row, "notes").startsWith("Alternate timeline"))
            .collect(Collectors.groupingBy(row -> cell(row, "set"), Collectors.counting()));
    assertThat(sets)
        .containsAllEntriesOf(
            Map.of("base", 50L, "incursion", 20L, "conflict", 20L, "alliance", 20L))
        .containsAllEntriesOf(Map.of("storm", 25L, "dominion", 30L, "eons", 30L, "odyssey", 30L));
    assertThat(ALIENS.stream().filter(row -> cell(row, "notes").startsWith("Alternate timeline")))
        .hasSize(12);
  }

  @Test
  void codes_are_those_that_have_a_meaning() {
    for (Map<String, String> row : ALIENS) {
      String id = cell(row, "id");
      assertThat(codes("type")).as(id).contains(cell(row, "type"));
      assertThat(codes("experience")).as(id).contains(cell(row, "experience"));
      assertThat(codes("obligation")).as(id).contains(cell(row, "obligation"));
      assertThat(codes("origin")).as(id).containsAll(parts(row, "origin"));
      assertThat(codes("restriction")).as(id).containsAll(parts(row, "restrictions"));
      assertThat(codes("need")).as(id).containsAll(parts(row, "needs"));
      assertThat(codes("tech")).as(id).containsAll(parts(row, "tech"));
      assertThat(column(Resources.table("themes.tsv"), "theme"))
          .as(id)
          .containsAll(parts(row, "theme"));
      assertThat(cell(row, "restrictions").contains("GS"))
          .as(id)
          .isEqualTo(!cell(row, "setup").isEmpty());
    }
    for (String table : List.of("cards.tsv", "described.tsv", "sets.tsv"))
      for (Map<String, String> row : Resources.table(table))
        assertThat(codes("origin")).as(row.toString()).containsAll(parts(row, "origin"));
  }

  @Test
  void conflicts_name_aliens() {
    for (Map<String, String> row : Resources.table("conflicts.tsv"))
      assertThat(ids(ALIENS)).contains(cell(row, "one"), cell(row, "other"));
  }

  @Test
  void cards_are_those_of_the_engine_and_described_ones_are_not() {
    Set<String> cards = new HashSet<>();
    for (var card : AllContent.ALL.all())
      cards.add(
          card.catalogued().getOrDefault("kind", List.of(card.family())).getFirst()
              + " "
              + card.id());
    assertThat(Resources.table("cards.tsv").stream().map(TablesTest::key))
        .doesNotHaveDuplicates()
        .isSubsetOf(cards);
    assertThat(Resources.table("described.tsv").stream().map(TablesTest::key))
        .doesNotHaveDuplicates()
        .doesNotContainAnyElementsOf(cards);
  }

  @Test
  void a_row_of_cards_says_what_its_set_does_not() {
    Map<String, Map<String, String>> sets =
        Resources.table("sets.tsv").stream()
            .collect(Collectors.toMap(row -> cell(row, "set"), row -> row));
    for (Map<String, String> row : Resources.table("cards.tsv")) {
      var card = AllContent.ALL.find(cell(row, "id"));
      Map<String, String> set = card == null ? Map.of() : sets.getOrDefault(card.set(), Map.of());
      for (String column : List.of("origin", "author", "year"))
        if (!cell(row, column).isEmpty())
          assertThat(cell(row, column)).as(row.toString()).isNotEqualTo(cell(set, column));
    }
  }

  @Test
  void timing_says_of_every_alien_what_its_declaration_says() {
    List<Map<String, String>> timing = Resources.table("timing.tsv");
    assertThat(ids(timing)).containsExactlyElementsOf(ids(ALIENS));
    Map<String, Map<String, String>> byId =
        timing.stream().collect(Collectors.toMap(row -> cell(row, "id"), row -> row));
    for (var alien : AllContent.ALL.aliens()) {
      Map<String, String> row = byId.getOrDefault(alien.id(), Map.of());
      assertThat(cell(row, "power")).isEqualTo(alien.word());
      assertThat(cell(row, "role")).as(alien.id()).isEqualTo(word(alien.role()));
      assertThat(parts(row, "seats")).as(alien.id()).isEqualTo(Timing.positions(alien.role()));
      Set<String> bar =
          alien.phases().stream()
              .map(TablesTest::word)
              .collect(Collectors.toCollection(LinkedHashSet::new));
      if (cell(row, "phases").equals("any")) assertThat(bar.size()).isIn(0, Phase.values().length);
      else assertThat(parts(row, "phases")).as(alien.id()).isEqualTo(List.copyOf(bar));
    }
  }

  private static String cell(Map<String, String> row, String column) {
    return row.getOrDefault(column, "");
  }

  private static String key(Map<String, String> row) {
    return cell(row, "kind") + " " + cell(row, "id");
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static List<String> ids(List<Map<String, String>> rows) {
    return column(rows, "id");
  }

  private static List<String> column(List<Map<String, String>> rows, String name) {
    return rows.stream().map(row -> cell(row, name)).toList();
  }

  private static List<String> codes(String column) {
    return Resources.table("codes.tsv").stream()
        .filter(row -> cell(row, "column").equals(column))
        .map(row -> cell(row, "code"))
        .toList();
  }

  private static List<String> parts(Map<String, String> row, String column) {
    return Stream.of(cell(row, column).split(",")).filter(part -> !part.isEmpty()).toList();
  }
}
