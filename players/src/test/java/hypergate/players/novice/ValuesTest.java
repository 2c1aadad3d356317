package hypergate.players.novice;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.declare.Alien;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What novices think of cards, as the files of the sets say it.
class ValuesTest {
  private static final Content ALL = AllContent.ALL;
  private final Values values = new Values(ALL);

  @Test
  void every_row_is_a_card_of_its_set_and_says_something() {
    int rows = 0;
    for (String set : ALL.all().stream().map(Card::set).distinct().toList()) {
      Map<String, String[]> file = new HashMap<>();
      Values.read(set, file);
      rows += file.size();
      file.forEach(
          (id, row) -> {
            int slash = id.indexOf('/');
            Card card = ALL.find(slash < 0 ? id : id.substring(0, slash));
            assertThat(card).as(set + " " + id).isNotNull();
            if (card == null) return;
            assertThat(card.set()).as(id).isEqualTo(set);
            assertThat(row).as(id).hasSize(5);
            assertThat(String.join("", List.of(row).subList(1, 5))).as(id).isNotEmpty();
            boolean alien = card instanceof Alien;
            assertThat(alien || row[2].isEmpty() && row[3].isEmpty()).as(id).isTrue();
            assertThat(slash < 0 || row[1].isEmpty()).as(id).isTrue();
            if (!row[4].isEmpty()) assertThat(uses(card)).as(id).contains(id);
          });
    }
    assertThat(rows).isGreaterThan(100);
  }

  private static List<String> uses(Card card) {
    return card.uses().stream().map(use -> use.effect().id()).toList();
  }

  @Test
  void a_card_is_found_by_its_number_and_by_its_id() {
    assertThat(values.alien("virus")).isEqualTo(9);
    assertThat(values.alien(ALL.alienNumber("virus"))).isEqualTo(9);
    assertThat(values.bite("macron")).isEqualTo(0.5);
    assertThat(values.bite(ALL.alienNumber("macron"))).isEqualTo(0.5);
    assertThat(values.sting("machine")).isEqualTo(3);
    assertThat(values.glad("lunar-cannon", 3)).isEqualTo(7);
    assertThat(values.uses()).containsEntry("flare-will/wild", 0.3).doesNotContainKey("will");
  }

  @Test
  void what_nothing_is_said_of_is_middling() {
    assertThat(values.alien("no-such-alien")).isEqualTo(Values.MIDDLING);
    assertThat(values.bite("no-such-alien")).isEqualTo(0.2);
    assertThat(values.sting("no-such-alien")).isZero();
    assertThat(values.sting("amoeba")).isZero();
    assertThat(values.glad("amoeba-ship", 3)).isEqualTo(3);
  }
}
