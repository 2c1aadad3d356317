package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Alien;
import hypergate.game.Artifact;
import hypergate.game.Content;
import hypergate.game.Declaration;
import hypergate.game.Tech;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What novices think of cards, as the files of the sets say it.
class ValuesTest {
  private static final Content ALL = AllContent.ALL;
  private final Values values = Values.of(ALL);

  @Test
  void every_row_is_a_card_of_its_set_and_says_something() {
    int rows = 0;
    for (String set : ALL.all().stream().map(Declaration::set).distinct().toList()) {
      Map<String, String[]> file = new HashMap<>();
      Values.read(set, file);
      rows += file.size();
      file.forEach(
          (id, row) -> {
            Declaration<?> card = ALL.find(id);
            assertThat(card)
                .as(set + " " + id)
                .isInstanceOfAny(Alien.class, Tech.class, Artifact.class);
            if (card != null) assertThat(card.set()).as(id).isEqualTo(set);
            assertThat(row).as(id).hasSize(4);
            assertThat(String.join("", List.of(row).subList(1, 4))).as(id).isNotEmpty();
            boolean alien = card instanceof Alien;
            assertThat(alien || row[2].isEmpty() && row[3].isEmpty()).as(id).isTrue();
          });
    }
    assertThat(rows).isGreaterThan(100);
  }

  @Test
  void a_card_is_found_by_its_number_and_by_its_id() {
    assertThat(values.alien("virus")).isEqualTo(9);
    assertThat(values.alien(ALL.alienNumber("virus"))).isEqualTo(9);
    assertThat(values.bite("macron")).isEqualTo(0.5);
    assertThat(values.bite(ALL.alienNumber("macron"))).isEqualTo(0.5);
    assertThat(values.sting("machine")).isEqualTo(3);
    assertThat(values.tech(ALL.techNumber("lunar-cannon"))).isEqualTo(7);
    assertThat(values.tech(ALL.tech(ALL.techNumber("primordial-ark")))).isEqualTo(2);
  }

  @Test
  void what_nothing_is_said_of_is_middling() {
    assertThat(values.alien("no-such-alien")).isEqualTo(Values.MIDDLING);
    assertThat(values.bite("no-such-alien")).isEqualTo(0.2);
    assertThat(values.sting("no-such-alien")).isZero();
    assertThat(values.sting("amoeba")).isZero();
    assertThat(values.tech(ALL.techNumber("reyuban-rod"))).isEqualTo(3);
  }
}
