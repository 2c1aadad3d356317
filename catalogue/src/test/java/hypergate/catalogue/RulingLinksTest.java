package hypergate.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which rulings a card is said to have.
class RulingLinksTest {
  private static List<String> rulings(String id) {
    return Whole.entry(id).all(Field.RULING);
  }

  @ParameterizedTest
  @CsvSource({
    "will, H-72",
    "reserve, H-55",
    "loser, H-12",
    "warpish, H-33",
    "mirror, H-30",
    "void, H-22",
    "mind, H-73",
    "alliance, H-107",
    "force-field, H-10",
    "black-hole, H-103",
    "the-cosmic-guardian, H-102",
    "macron, H-11",
    "flare-wrack, H-126",
    "pulsar-tripler, H-258",
    "aeon, H-269"
  })
  void a_card_has_the_rulings_that_name_it(String id, String ruling) {
    assertThat(rulings(id)).contains(ruling);
  }

  @ParameterizedTest
  @CsvSource({
    "force, H-10",
    "laser, H-10",
    "guardian, H-102",
    "guardian, H-112",
    "mirror, H-106",
    "plant, H-96",
    "moon-rewards-warp, H-108",
    "moon-hazard-warp, H-83",
    "alliance, H-265",
    "alliance, H-270",
    "flare-will, H-72",
    "black-hole-edict, H-103",
    "zombie-alternate, H-37",
    "pulsar-human, H-87"
  })
  void a_name_in_another_sense_or_in_a_longer_name_is_no_link(String id, String ruling) {
    assertThat(rulings(id)).doesNotContain(ruling);
  }

  @Test
  void each_row_of_the_exceptions_is_needed() {
    for (Map<String, String> row : Resources.table("unlinked.tsv")) {
      String id = row.getOrDefault("id", "");
      Entry ruling = Whole.entry(row.getOrDefault("ruling", ""));
      String subject = Whole.entry(id).name().replaceAll(" (flare|Pulsar)$", "");
      assertThat(ruling.first(Field.TEXT)).as(id).contains(subject);
      assertThat(rulings(id)).as(id).doesNotContain(ruling.name());
    }
  }

  @Test
  void the_rules_that_its_rulings_cite_come_with_them() {
    assertThat(Whole.entry("loser").all(Field.RULE)).contains("R-19.7");
  }
}
