package hypergate.catalogue;

import static hypergate.catalogue.Whole.CATALOGUE;
import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.variant.essences.Essence;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.moons.Moon;
import hypergate.variant.technology.Tech;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What stands in the catalogue is what the engine, the tables and the documents say.
class EntriesTest {
  @Test
  void everything_that_the_engine_has_is_here_and_enforced() {
    var all = AllContent.ALL;
    assertThat(count("kind:alien enforced")).isEqualTo(all.aliens().size());
    assertThat(count("kind:flare enforced")).isEqualTo(all.flares().size());
    assertThat(count("kind:pulsar enforced")).isEqualTo(all.aliens().size());
    assertThat(count("kind:tech enforced")).isEqualTo(all.of(Tech.class).size());
    assertThat(count("kind:moon enforced")).isEqualTo(all.of(Moon.class).size());
    assertThat(count("kind:hazard enforced")).isEqualTo(all.of(Hazard.class).size());
    assertThat(count("kind:essence enforced")).isEqualTo(all.of(Essence.class).size());
    assertThat(count("(kind:artifact OR kind:edict) enforced")).isEqualTo(all.artifacts().size());
  }

  @Test
  void an_alien_that_has_no_flare_has_none_here() {
    assertThat(CATALOGUE.find("aeon").orElseThrow().all(Field.SEE)).containsExactly("pulsar-aeon");
    assertThat(CATALOGUE.find("flare-aeon")).isEmpty();
  }

  private static int count(String query) {
    return CATALOGUE.search(query).total();
  }

  @Test
  void every_ruling_and_every_option_is_here() throws IOException {
    long rulings =
        Files.readAllLines(Path.of("../docs/rulings.md")).stream()
            .filter(line -> line.startsWith("| H-"))
            .count();
    assertThat(count("kind:ruling")).isEqualTo((int) rulings);
    assertThat(count("kind:rule theme:Options")).isEqualTo(AllContent.OPTIONS.all().size());
    assertThat(count("kind:rule theme:\"Course of an encounter\"")).isEqualTo(10);
    assertThat(count("kind:rule theme:\"Words of the game\"")).isGreaterThan(30);
  }

  @Test
  void each_card_leads_to_its_scenarios() {
    for (Entry entry : CATALOGUE.entries())
      for (String folder : entry.all(Field.SCENARIO))
        assertThat(Path.of("..", folder)).as(entry.id()).isDirectory();
  }

  @Test
  void links_lead_to_entries() {
    for (Entry entry : CATALOGUE.entries()) {
      for (String other : entry.all(Field.SEE))
        assertThat(CATALOGUE.find(other)).as(entry.id()).isPresent();
      for (String ruling : entry.all(Field.RULING))
        assertThat(CATALOGUE.find(ruling)).as(entry.id()).isPresent();
    }
    assertThat(Whole.entry("vulch").all(Field.RULING)).contains("H-57", "H-255");
  }

  @Test
  void aliens_of_the_tables_and_of_the_engine_agree() {
    for (Entry entry : CATALOGUE.search("kind:alien").entries()) {
      assertThat(entry.first(Field.EFFECT)).as(entry.id()).isNotEmpty();
      assertThat(entry.first(Field.EXPERIENCE)).as(entry.id()).isNotEmpty();
      assertThat(entry.first(Field.TYPE)).as(entry.id()).isNotEmpty();
      assertThat(Vocabulary.values(Field.SET)).as(entry.id()).contains(entry.first(Field.SET));
    }
    for (var alien : AllContent.ALL.aliens()) {
      var row = Resources.table("aliens.tsv").stream().filter(r -> alien.id().equals(r.get("id")));
      assertThat(row.toList())
          .as(alien.id())
          .singleElement()
          .satisfies(
              r -> {
                assertThat(r.get("name")).isEqualTo(alien.name());
                assertThat(r.get("set")).isEqualTo(alien.set());
                assertThat(r.get("experience"))
                    .isEqualTo(List.of("Novice", "Advanced", "Expert").get(alien.level()));
                assertThat(r.get("obligation")).isEqualTo(alien.mandatory() ? "M" : "O");
              });
    }
  }

  @Test
  void every_row_of_cards_is_a_card() {
    for (var row : Resources.table("cards.tsv"))
      assertThat(CATALOGUE.find(String.valueOf(row.get("id"))))
          .as(String.valueOf(row.get("id")))
          .hasValueSatisfying(e -> assertThat(e.kind().word()).isEqualTo(row.get("kind")));
  }

  @Test
  void a_raw_record_reads_back_as_the_same_entry() {
    List<Entry> all = CATALOGUE.entries();
    Display whole = Display.USUAL.flares(Format.RAW.usualFlares());
    assertThat(Raw.parse(Format.RAW.write(all, all.size(), whole))).isEqualTo(all);
  }

  @Test
  void every_value_of_a_closed_field_is_in_the_vocabulary() {
    for (Entry entry : CATALOGUE.entries())
      for (Field field : Field.values())
        if (field.shape() == Field.Shape.CLOSED)
          assertThat(Vocabulary.values(field)).as(entry.id()).containsAll(entry.all(field));
  }
}
