package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/// How the novice plays the aliens of Cosmic Odyssey.
class NegationsAndCursesTest {
  private static Scene scene() {
    return new Scene(Map.of("aliens.sets", "base+odyssey"))
        .hand("A", "attack-08", "negotiate")
        .hand("B", "attack-06", "negotiate")
        .hand("C", "negotiate")
        .hand("D", "negotiate")
        .destiny("B")
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A2", "A2", "A2", "A2")
        .answers("A", "select", "attack-08")
        .answers("B", "select", "attack-06");
  }

  @Test
  void silences_the_leader() {
    Scene scene = scene().alien("A", "silencer").colonies("C", "D4", "D5");
    assertThat(scene.decides("A", "use", "silencer")).isEqualTo("silencer");
    Scene whom =
        scene().alien("A", "silencer").colonies("C", "D4", "D5").answers("A", "use", "silencer");
    assertThat(whom.decides("A", "silencer/seat")).isEqualTo("C");
  }

  @Test
  void negates_a_power_that_would_beat_it() {
    Scene scene =
        scene().alien("A", "negator").alien("B", "human").cache("A", "negation-main-player-action");
    assertThat(scene.decides("A", "use", "negator")).isEqualTo("negator");
  }

  @Test
  void lets_its_friends_use_their_powers() {
    Scene scene = scene().alien("A", "negator").alien("C", "philanthropist");
    scene.cache("A", "negation-ally-action");
    scene.answers("A", "invite", "C").answers("C", "join", "offense", "C2");
    scene.answers("C", "use", "philanthropist");
    assertThat(scene.decides("A", "use", "negator")).isEqualTo("pass");
  }
}
