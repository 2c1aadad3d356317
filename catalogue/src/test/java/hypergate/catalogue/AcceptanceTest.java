package hypergate.catalogue;

import static hypergate.catalogue.Whole.CATALOGUE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// The acceptance checks of the reference (alien-database.md section 7).
class AcceptanceTest {
  private static final Entry SIX_SIDES = sixSides();

  private static Entry sixSides() {
    Map<Field, List<String>> values = new EnumMap<>(Field.class);
    values.put(Field.KIND, List.of("alien"));
    values.put(Field.ID, List.of("sample"));
    values.put(Field.NAME, List.of("Sample"));
    for (Field side : FlareStyle.ALL.sides()) values.put(side, List.of("The " + side.word() + "."));
    for (Switch one : Switch.values()) values.put(one.field(), List.of("this-" + one.word()));
    return new Entry(values);
  }

  private static String card(Entry entry, Display display) {
    return Format.CARD.write(List.of(entry), 1, display);
  }

  @Test
  void an_empty_result_is_displayed_as_0_powers() {
    Catalogue.Found found = CATALOGUE.search("kind:alien origin:Mayfa");
    assertThat(Format.TABLE.write(found.entries(), found.total(), Display.USUAL))
        .isEqualTo("Displayed 0 powers\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ALL      | Wild Super Wild1 Super1 Con Pro
          ONE_SHOT | Wild1 Super1
          RETAINED | Wild Super
          NEBULAS  | Super Wild1 Con
          NONE     | ''
          """)
  void a_style_of_flares_shows_exactly_its_sides(FlareStyle style, String sides) {
    String card = card(SIX_SIDES, Display.USUAL.flares(style));
    List<String> shown = new ArrayList<>();
    for (String side : List.of("Wild", "Super", "Wild1", "Super1", "Con", "Pro"))
      if (card.contains("\n" + side + ": ")) shown.add(side);
    assertThat(String.join(" ", shown)).isEqualTo(sides);
  }

  @ParameterizedTest
  @EnumSource(Switch.class)
  void a_switch_hides_its_part_and_nothing_else(Switch one) {
    String hidden = card(SIX_SIDES, Display.USUAL.hiding(one));
    for (Switch other : Switch.values())
      assertThat(hidden.contains("this-" + other.word())).as(other.word()).isEqualTo(other != one);
  }

  @Test
  void that_no_one_shot_flare_is_known_is_said_in_one_line() {
    String said = "There are no texts of the one-shot flares of the Mayfair edition yet.\n";
    Display oneShot = Display.USUAL.flares(FlareStyle.ONE_SHOT);
    assertThat(card(Whole.entry("human"), oneShot)).endsWith(said);
    assertThat(card(SIX_SIDES, oneShot)).doesNotContain(said);
    assertThat(card(Whole.entry("human"), Display.USUAL)).doesNotContain(said);
  }

  @Test
  void lines_are_as_long_as_the_screen_is_wide() {
    List<Entry> entries = CATALOGUE.search("kind:alien set:base").entries();
    for (int width : List.of(80, 120, 200)) {
      Display display = Display.USUAL.width(width);
      assertThat(Format.TABLE.write(entries, 50, display).lines())
          .allMatch(line -> line.length() <= width);
      assertThat(Compared.of(entries.subList(0, 4), display).words(width).lines())
          .allMatch(line -> line.length() <= width);
    }
    assertThat(Display.USUAL.width(1).width()).isEqualTo(40);
  }

  @Test
  void an_alien_without_history_has_no_label_for_it() {
    assertThat(card(Whole.entry("human"), Display.USUAL)).doesNotContain("History:");
    assertThat(card(SIX_SIDES, Display.USUAL)).contains("History: this-history");
  }

  @Test
  void a_limit_counts_aliens_not_their_flares() {
    Catalogue.Found found = CATALOGUE.search(Query.parse("kind:alien"), Order.of("name"), 10);
    String text =
        Format.CARD.write(found.entries(), found.total(), Display.USUAL.flares(FlareStyle.ALL));
    assertThat(text).endsWith("Displayed 10 of 241 powers\n");
    assertThat(text.lines().filter(line -> line.startsWith("Timing:")))
        .hasSizeLessThanOrEqualTo(10);
    assertThat(found.entries()).hasSize(10);
  }

  @Test
  void the_raw_record_of_any_alien_reads_back() {
    for (Entry alien : CATALOGUE.search("kind:alien").entries())
      assertThat(Raw.parse(Format.RAW.write(List.of(alien), 1, Display.USUAL)))
          .containsExactly(alien);
    assertThat(Raw.parse(Format.RAW.write(List.of(SIX_SIDES), 1, Display.USUAL)))
        .containsExactly(SIX_SIDES);
  }
}
