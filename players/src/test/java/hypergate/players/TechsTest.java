package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/// When the novice uses techs of Cosmic Odyssey, and whom they strike.
class TechsTest {
  private static Scene scene(String destiny, String card) {
    return new Scene(Map.of("technology", "odyssey"))
        .hand("A", card, "negotiate")
        .hand("B", "attack-20", "attack-15", "negotiate")
        .hand("C", "negotiate")
        .hand("D", "negotiate")
        .destiny(destiny)
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A2", "A2", "A2", "A2")
        .answers("A", "select", card)
        .answers("B", "select", "attack-20");
  }

  @Test
  void catapults_its_side_to_victory() {
    Scene scene = scene("B!", "attack-10").tech("A", "cosmic-catapult", 4);
    assertThat(scene.decides("A", "use", "cosmic-catapult")).isEqualTo("cosmic-catapult");
    Scene used =
        scene("B!", "attack-10")
            .tech("A", "cosmic-catapult", 4)
            .answers("A", "use", "cosmic-catapult");
    assertThat(used.decides("A", "cosmic-catapult/side")).isEqualTo("offense");
  }

  @Test
  void keeps_the_catapult_when_it_changes_nothing() {
    Scene few = scene("B!", "attack-10").tech("A", "cosmic-catapult", 3);
    assertThat(few.decides("A", "use", "cosmic-catapult")).isEqualTo("pass");
    Scene won = scene("B!", "attack-30").tech("A", "cosmic-catapult", 4);
    assertThat(won.decides("A", "use", "cosmic-catapult")).isEqualTo("pass");
  }

  @Test
  void strikes_a_rivals_colonies() {
    Scene scene = scene("B!", "attack-10").colonies("B", "A3", "C3").tech("C", "sabotage", 0);
    scene.tech("A", "nuclear-missiles", 1);
    assertThat(scene.decides("A", "use", "nuclear-missiles")).isEqualTo("nuclear-missiles");
    Scene used = scene("B!", "attack-10").colonies("B", "D3").tech("A", "nuclear-missiles", 1);
    used.answers("A", "use", "nuclear-missiles");
    assertThat(used.decides("A", "nuclear-missiles/planet")).isEqualTo("D3");
  }

  private static Scene mined() {
    return scene("B", "attack-10")
        .colonies("C", "D4", "D5")
        .tech("A", "proximity-mining", 3)
        .answers("A", "tech-action", "complete proximity-mining");
  }

  @Test
  void stings_the_single_ship_of_a_foreign_colony() {
    assertThat(mined().decides("A", "use", "proximity-mining")).isEqualTo("proximity-mining");
    Scene whose = mined().answers("A", "use", "proximity-mining");
    assertThat(whose.decides("A", "proximity-mining/seat")).isEqualTo("C");
    Scene where =
        mined().answers("A", "use", "proximity-mining").answers("A", "proximity-mining/seat", "C");
    assertThat(where.decides("A", "proximity-mining/planet")).isEqualTo("D4");
  }

  @Test
  void does_not_give_proximity_mining_away_for_a_home_ship() {
    Scene scene =
        scene("B", "attack-10")
            .tech("A", "proximity-mining", 3)
            .answers("A", "tech-action", "complete proximity-mining");
    assertThat(scene.decides("A", "use", "proximity-mining")).isEqualTo("pass");
  }

  private static Scene sabotaged(String... named) {
    return scene("B!", "attack-10")
        .tech("A", "sabotage", 3)
        .tech("A", "xenon-lasers", 1)
        .tech("B", "energy-cloak", 3)
        .tech("C", "energy-cloak", 0)
        .tech("D", "omega-missile", 2)
        .answers("A", "use", "sabotage")
        .answers("A", "sabotage/tech", named);
  }

  @Test
  void sabotages_rivals_only() {
    assertThat(sabotaged().decides("A", "sabotage/tech")).isEqualTo("B:tech-1");
    Scene first = sabotaged("B:tech-1");
    assertThat(first.decides("A", "sabotage/tech", "pass")).isEqualTo("D:tech-1");
  }

  @Test
  void keeps_sabotage_while_there_is_little_to_gain() {
    Scene scene = scene("B!", "attack-10").tech("A", "sabotage", 3).tech("B", "energy-cloak", 1);
    assertThat(scene.decides("A", "use", "sabotage")).isEqualTo("pass");
  }

  @Test
  void robs_its_opponent_before_cards_are_selected() {
    Scene scene =
        scene("B!", "attack-10").hand("B", "attack-08", "attack-06").tech("A", "thorium-rod", 2);
    scene.answers("A", "use", "pass", "pass", "thorium-rod");
    assertThat(scene.decides("A", "thorium-rod/seat")).isEqualTo("B");
  }
}
