package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Setting up with two powers a seat (R-25.7, ruling H-157).
class TwoPowersTest {
  private static Options options(int seats) {
    return AllContent.OPTIONS.of(Map.of("seats", "" + seats, "powers", "2"));
  }

  @ParameterizedTest
  @CsvSource({"3, 5", "4, 5", "5, 5", "6, 4", "7, 4", "8, 3"})
  void each_seat_keeps_two_of_those_it_was_dealt(int seats, int dealt) {
    for (long seed = 0; seed < 40; seed++) {
      Game game = new Game(AllContent.ALL, options(seats), seed);
      Map<Seat, List<Set<String>>> asked = new java.util.HashMap<>();
      for (int i = 0; i < seats; i++)
        game.player(
            Seat.of(i),
            question -> {
              Set<String> offered = new TreeSet<>();
              for (int o = 0; o < question.count(); o++) offered.add(question.notation(o));
              asked.computeIfAbsent(question.seat(), seat -> new ArrayList<>()).add(offered);
              return question.count() - 1;
            });
      game.runPhase();
      Set<Integer> used = new TreeSet<>();
      for (int i = 0; i < seats; i++) {
        List<Set<String>> menus = Objects.requireNonNull(asked.get(Seat.of(i)));
        assertThat(menus.get(0)).hasSize(dealt);
        assertThat(menus.get(1)).hasSize(dealt - 1);
        assertThat(menus.get(0)).containsAll(menus.get(1));
        for (int power = 0; power < 2; power++) {
          int instance = Powers.instance(Seat.of(i), power);
          assertThat(game.powers().inForce(instance)).isTrue();
          assertThat(menus.get(0)).contains(game.powers().alien(instance).id());
          assertThat(used.add(game.powers().number(instance))).isTrue();
        }
        assertThat(game.powers().exists(Powers.instance(Seat.of(i), 2))).isFalse();
      }
      assertThat(game.cards().flareCount()).isEqualTo(dealt * seats);
      for (int alien : used) assertThat(flares(game)).contains(alien);
    }
  }

  private static List<Integer> flares(Game game) {
    List<Integer> flares = new ArrayList<>();
    for (int i = 0; i < game.cards().flareCount(); i++)
      flares.add(game.cards().cardAlien(game.content().firstAlienCard() + i));
    return flares;
  }

  @Test
  void too_few_aliens_to_deal_from_are_refused() {
    Options few = options(4).withAliens(List.of("human", "virus", "zombie", "macron", "loser"));
    Game game = new Game(AllContent.ALL, few, 1);
    assertThatThrownBy(game::runPhase)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("4 seats need 20 aliens to deal from; there are 5");
  }
}
