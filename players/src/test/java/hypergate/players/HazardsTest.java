package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/// How the novice lives with hazards.
class HazardsTest {
  private static Scene scene(String... hand) {
    return new Scene(Map.of("hazards", "odyssey"))
        .hand("A", hand)
        .hand("B", "negotiate", "negotiate")
        .hand("C", "negotiate")
        .hand("D", "negotiate")
        .destiny("B!")
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A2", "A2", "A2", "A2");
  }

  @Test
  void keeps_a_cease_fire_with_somebody_who_only_negotiates() {
    Scene truce = scene("attack-30", "negotiate").hazard("enforceable-cease-fire");
    truce.destiny("B").known("B", "A");
    assertThat(truce.decides("A", "select")).isEqualTo("negotiate");
  }

  @Test
  void attacks_somebody_who_only_negotiates_without_a_cease_fire() {
    Scene war = scene("attack-30", "negotiate").destiny("B").known("B", "A");
    assertThat(war.decides("A", "select")).isEqualTo("attack-30");
  }

  @Test
  void sees_that_a_guarded_40_is_a_negotiate() {
    Scene scene =
        new Scene(Map.of("hazards", "conflict"))
            .hand("A", "attack-40", "attack-20")
            .hand("B", "attack-06", "attack-08")
            .hand("C", "negotiate")
            .hand("D", "negotiate")
            .hazard("the-cosmic-guardian")
            .colonies("A", "B1", "C1", "D1", "C2")
            .destiny("B")
            .answers("A", "aim", "B2");
    assertThat(scene.decides("A", "select")).isEqualTo("attack-20");
  }

  private static Scene resonator(String theirs) {
    return new Scene(Map.of("hazards", "odyssey"))
        .hand("A", "attack-10", "negotiate")
        .hand("B", theirs, "negotiate")
        .hand("C", "negotiate")
        .hand("D", "negotiate")
        .hazard("psionic-resonator")
        .holds("B", "psionic-resonator")
        .destiny("B")
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A2", "A2", "A2", "A2")
        .answers("A", "select", "attack-10")
        .answers("B", "select", theirs);
  }

  @Test
  void spends_no_more_of_the_resonator_than_turns_the_result() {
    assertThat(resonator("attack-06").decides("B", "psionic-resonator/number")).isEqualTo("15");
  }

  @Test
  void keeps_the_resonator_when_it_wins_anyway() {
    assertThat(resonator("attack-20").decides("B", "psionic-resonator/number")).isEqualTo("none");
  }

  @Test
  void gives_its_worst_card_as_aid() {
    Scene scene =
        scene("attack-10", "attack-01", "negotiate").colonies("A", "C1").hazardDeck("economic-aid");
    assertThat(scene.decides("A", "economic-aid/card")).isEqualTo("attack-01");
  }

  private static Scene learns() {
    return scene("attack-10", "negotiate").hazardDeck("learn-from-the-past").discard("attack-40");
  }

  @Test
  void learns_from_the_past_with_few_cards() {
    assertThat(learns().decides("A", "learn-from-the-past/choice")).isEqualTo("yes");
  }

  @Test
  void has_its_encounter_when_that_can_win_the_game() {
    Scene scene = learns().colonies("A", "C1", "C2", "D1", "D2");
    assertThat(scene.decides("A", "learn-from-the-past/choice")).isEqualTo("no");
  }
}
