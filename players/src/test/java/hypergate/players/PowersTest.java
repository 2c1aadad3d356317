package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What the novice does with powers that play with the encounter cards.
class PowersTest {
  private static Scene scene(String alien, String... hand) {
    return new Scene()
        .alien("A", alien)
        .hand("A", hand)
        .hand("B", "attack-20", "attack-15", "negotiate")
        .hand("C", "negotiate")
        .hand("D", "negotiate")
        .destiny("B")
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A1", "A1", "A1", "A1");
  }

  @Test
  void equalizes_with_a_low_card_against_a_high_hand() {
    Scene scene = scene("calculator", "attack-08", "negotiate").answers("A", "select", "attack-08");
    assertThat(scene.decides("A", "use", "calculator")).isEqualTo("calculator");
  }

  @Test
  void does_not_equalize_with_the_highest_card() {
    Scene scene = scene("calculator", "attack-40", "negotiate").answers("A", "select", "attack-40");
    assertThat(scene.decides("A", "use", "calculator")).isEqualTo("pass");
  }

  @Test
  void reverses_an_eight() {
    Scene scene = scene("mirror", "attack-08", "negotiate").answers("A", "select", "attack-08");
    assertThat(scene.decides("A", "use", "mirror")).isEqualTo("mirror");
  }

  @Test
  void does_not_reverse_a_thirty() {
    Scene scene = scene("mirror", "attack-30", "negotiate").answers("A", "select", "attack-30");
    assertThat(scene.decides("A", "use", "mirror")).isEqualTo("pass");
  }

  @Test
  void tells_the_truth_when_it_wins() {
    Scene scene =
        scene("gambler", "attack-30", "negotiate")
            .answers("A", "select", "attack-30")
            .answers("B", "select", "attack-20")
            .answers("A", "use", "gambler");
    assertThat(scene.decides("A", "gambler/card")).isEqualTo("attack-30");
  }

  @Test
  void bluffs_with_the_lowest_card_that_wins() {
    Scene scene =
        scene("gambler", "attack-04", "negotiate")
            .hand("B", "attack-06")
            .answers("A", "select", "attack-04")
            .answers("B", "select", "attack-06")
            .answers("A", "use", "gambler");
    assertThat(scene.decides("A", "gambler/card")).isEqualTo("attack-07");
  }

  @Test
  void doubts_a_card_that_few_have() {
    Scene scene =
        scene("gambler", "attack-04", "negotiate")
            .answers("A", "select", "attack-04")
            .answers("B", "select", "attack-15")
            .answers("A", "use", "gambler")
            .answers("A", "gambler/card", "attack-40");
    assertThat(scene.decides("B", "gambler/choice")).isEqualTo("yes");
  }

  @Test
  void throws_cards_that_turn_the_encounter() {
    Scene scene =
        scene("fodder", "attack-06", "attack-10", "attack-08")
            .answers("A", "select", "attack-06")
            .answers("B", "select", "attack-15");
    assertThat(scene.decides("A", "use", "fodder")).isEqualTo("fodder");
  }

  @Test
  void keeps_cards_that_turn_nothing() {
    Scene scene =
        scene("fodder", "attack-06", "attack-07")
            .answers("A", "select", "attack-06")
            .answers("B", "select", "attack-20");
    assertThat(scene.decides("A", "use", "fodder")).isEqualTo("pass");
  }

  @Test
  void sacrifices_ships_when_the_hand_is_small() {
    Scene scene = scene("kamikaze", "attack-06", "negotiate");
    assertThat(scene.decides("A", "use", "kamikaze")).isEqualTo("kamikaze");
  }

  @Test
  void keeps_its_ships_when_the_hand_is_full() {
    Scene scene =
        scene("kamikaze", "attack-06", "attack-08", "attack-10", "attack-12", "negotiate");
    assertThat(scene.decides("A", "use", "kamikaze")).isEqualTo("pass");
  }

  @Test
  void pays_its_cheapest_card_rather_than_three_ships() {
    Scene scene =
        new Scene()
            .alien("A", "hate")
            .hand("A", "attack-06", "attack-08")
            .hand("B", "attack-15", "attack-10", "negotiate")
            .hand("C", "negotiate")
            .hand("D", "negotiate")
            .destiny("B")
            .answers("A", "discard", "attack-06");
    assertThat(scene.decides("B", "discard")).isEqualTo("attack-10");
  }

  @Test
  void does_not_attack_where_citadels_stand() {
    Scene scene =
        new Scene()
            .alien("C", "citadel")
            .beside("C", "B1", "attack-20")
            .hand("A", "attack-14", "negotiate")
            .hand("B", "attack-06", "negotiate")
            .destiny("B");
    assertThat(scene.decides("A", "aim")).isNotEqualTo("B1");
  }

  @Test
  void saves_its_high_card_where_citadels_win() {
    Scene scene =
        scene("kamikaze", "attack-08", "negotiate")
            .answers("A", "use", "pass")
            .alien("B", "citadel")
            .beside("B", "B1", "attack-30", "attack-23")
            .hand("B", "attack-04", "attack-40");
    assertThat(scene.decides("B", "select")).isEqualTo("attack-04");
  }

  @Test
  void adds_nothing_to_an_attack_that_meets_a_negotiate() {
    Scene scene =
        new Scene()
            .flares("macron")
            .hand("A", "attack-08", "flare-macron")
            .hand("B", "negotiate")
            .hand("C", "negotiate")
            .hand("D", "negotiate")
            .destiny("B")
            .answers("A", "aim", "B1")
            .answers("A", "launch", "A1", "A1", "A1", "A1")
            .answers("A", "select", "attack-08")
            .answers("B", "select", "negotiate");
    assertThat(scene.decides("A", "use", "flare-macron/wild")).isEqualTo("pass");
  }

  @Test
  void hides_a_token_in_either_hand() {
    Set<String> hands = new HashSet<>();
    for (long seed = 0; seed < 20; seed++) {
      Scene scene = scene("trickster", "attack-04").answers("A", "use", "trickster");
      hands.add(scene.decides(Players.of("novice", seed), "A", "trickster/side"));
    }
    assertThat(hands).containsExactlyInAnyOrder("left", "right");
  }

  @Test
  void deals_in_the_place_of_a_main_player() {
    Scene scene =
        new Scene()
            .alien("C", "swindler")
            .flares("swindler")
            .hand("A", "attack-20", "negotiate")
            .hand("B", "attack-06", "negotiate")
            .hand("C", "attack-12", "flare-swindler")
            .hand("D", "negotiate")
            .destiny("B")
            .answers("A", "aim", "B1")
            .answers("A", "launch", "A1", "done")
            .answers("A", "invite", "C", "done")
            .answers("C", "join", "offense", "C1", "done")
            .answers("A", "select", "negotiate")
            .answers("B", "select", "negotiate")
            .answers("C", "use", "flare-swindler/super");
    assertThat(scene.decides("C", "deal")).isNotEmpty();
  }
}
