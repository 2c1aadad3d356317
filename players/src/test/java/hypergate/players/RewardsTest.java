package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/// When the novice plays what comes from the reward deck, and how it fights on two fronts.
class RewardsTest {
  private static Scene scene(String... hand) {
    return new Scene(
            Map.of("rewards", "on", "technology", "odyssey", "tech.decks", "base+odyssey+oliviera"))
        .hand("A", hand)
        .hand("B", "attack-40", "negotiate")
        .hand("C", "attack-08", "negotiate")
        .hand("D", "negotiate")
        .destiny("B");
  }

  @Test
  void finds_the_card_that_it_knows() {
    Scene scene = scene("attack-06", "negotiate").reward("A", "finder").known("B", "A");
    assertThat(scene.decides("A", "use", "finder")).isEqualTo("finder");
    Scene whose =
        scene("attack-06", "negotiate")
            .reward("A", "finder")
            .known("B", "A")
            .answers("A", "use", "finder");
    assertThat(whose.decides("A", "finder/seat")).isEqualTo("B");
    Scene what =
        scene("attack-06", "negotiate")
            .reward("A", "finder")
            .known("B", "A")
            .answers("A", "use", "finder")
            .answers("A", "finder/seat", "B");
    assertThat(what.decides("A", "finder/choice")).isEqualTo("attack");
  }

  @Test
  void does_not_guess() {
    Scene scene = scene("attack-06", "negotiate").reward("A", "finder");
    assertThat(scene.decides("A", "use", "finder")).isEqualTo("pass");
  }

  @Test
  void changes_a_poor_hand_and_keeps_a_good_one() {
    Scene poor = scene("attack-01").reward("A", "hand-zap");
    assertThat(poor.decides("A", "use", "hand-zap")).isEqualTo("hand-zap");
    Scene good = scene("attack-30", "attack-23", "morph", "attack-20").reward("A", "hand-zap");
    assertThat(good.decides("A", "use", "hand-zap")).isEqualTo("pass");
  }

  private static Scene fork(String... hand) {
    return scene(hand)
        .complete("A", "quark-fork")
        .ships("B", "B3", "B5", 3)
        .answers("A", "aim", "B2")
        .answers("A", "use", "quark-fork");
  }

  @Test
  void attacks_two_planets_with_two_good_cards_only() {
    assertThat(fork("attack-20", "attack-15").decides("A", "use", "quark-fork"))
        .isEqualTo("quark-fork");
    assertThat(fork("attack-20", "attack-06").decides("A", "use", "quark-fork")).isEqualTo("pass");
  }

  @Test
  void forks_to_the_weaker_neighbour() {
    assertThat(fork("attack-20", "attack-15").decides("A", "quark-fork/planet")).isEqualTo("B3");
  }

  @Test
  void helps_at_the_second_front_against_who_is_about_to_win() {
    Scene scene =
        fork("attack-20", "attack-15")
            .colonies("A", "C1", "C2", "D1", "D2")
            .answers("A", "quark-fork/planet", "B3")
            .answers("B", "invite", "C");
    assertThat(scene.gesture("C", "join-second")).doesNotContain("none").hasSizeGreaterThan(1);
  }
}
