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

/// The acceptance checks of the old database.
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
    assertThat(card(Whole.entry("aeon"), Display.USUAL)).doesNotContain("History:");
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

  private static String raw(Entry entry, FlareStyle flares) {
    return Format.RAW.write(List.of(entry), 1, Display.USUAL.flares(flares));
  }

  @Test
  void the_raw_record_of_any_alien_reads_back() {
    FlareStyle usual = Format.RAW.usualFlares();
    for (Entry alien : CATALOGUE.search("kind:alien").entries())
      assertThat(Raw.parse(raw(alien, usual))).containsExactly(alien);
    assertThat(Raw.parse(raw(SIX_SIDES, usual))).containsExactly(SIX_SIDES);
  }

  @Test
  void a_raw_record_obeys_the_style_of_flares_and_keeps_the_clause_of_its_power() {
    String retained = raw(SIX_SIDES, FlareStyle.RETAINED);
    assertThat(retained).contains("\nWild: ", "\nSuper: ").doesNotContain("\nCon: ", "\nWild1: ");
    assertThat(raw(SIX_SIDES, FlareStyle.NONE)).doesNotContain("\nWild", "\nSuper", "\nCon");
    assertThat(raw(Whole.entry("flare-human"), FlareStyle.NONE)).contains("\nWild: ");
    assertThat(raw(Whole.entry("human"), FlareStyle.ALL))
        .containsPattern("\nYou have the power of [A-Z][a-z]+\\. ");
  }

  @Test
  void the_fourth_style_shows_the_wild_side_that_is_kept_where_no_other_is_known() {
    String card = card(Whole.entry("human"), Display.USUAL.flares(FlareStyle.NEBULAS));
    assertThat(card).contains("\nWild: ", "\nSuper: ", "\nCon: ").doesNotContain("\nPro: ");
  }

  @Test
  void words_and_numbers_of_the_old_database_choose_too() {
    List<FlareStyle> flares = List.of(FlareStyle.values());
    for (int number = 1; number <= 5; number++)
      assertThat(Chosen.named(flares, Integer.toString(number))).contains(flares.get(number - 1));
    assertThat(Chosen.named(flares, "Nebulas")).contains(FlareStyle.NEBULAS);
    assertThat(Chosen.named(flares, "6")).isEmpty();
    List<TimingStyle> timings = List.of(TimingStyle.values());
    assertThat(Chosen.named(timings, "mayfair")).contains(TimingStyle.CLASSIC);
    assertThat(Chosen.named(timings, "ff")).contains(TimingStyle.STRIP);
    assertThat(Chosen.named(timings, "text")).contains(TimingStyle.WORDS);
    assertThat(Chosen.named(List.of(Format.values()), "ffgames")).contains(Format.CARD);
  }

  @Test
  void notes_say_which_is_the_experience_and_which_the_type() {
    assertThat(card(Whole.entry("oracle"), Display.USUAL))
        .containsPattern("\nNotes: experience \\w+; type \\w+");
  }
}
