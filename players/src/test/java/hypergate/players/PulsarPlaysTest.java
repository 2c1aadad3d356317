package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/// When the novice plays Pulsars, and the edicts that come with them.
class PulsarPlaysTest {
  private static Scene scene(String pulsar) {
    return new Scene(Map.of("pulsars", "true"))
        .pulsars(pulsar)
        .hand("A", "attack-10", "negotiate")
        .hand("B", "attack-20", "negotiate")
        .hand("C", "negotiate")
        .hand("D", "negotiate")
        .destiny("B")
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A2", "A2", "A2", "A2")
        .answers("B", "select", "attack-20");
  }

  @Test
  void strengthens_its_own_power() {
    Scene scene = scene("virus").alien("A", "virus").hand("A", "attack-10", "pulsar-virus");
    assertThat(scene.decides("A", "use", "pulsar-virus/pro")).isEqualTo("pulsar-virus/pro");
  }

  @Test
  void is_immune_to_its_opponent() {
    Scene scene = scene("tripler").alien("A", "tripler").hand("B", "attack-20", "pulsar-tripler");
    assertThat(scene.decides("B", "use", "pulsar-tripler/con")).isEqualTo("pulsar-tripler/con");
  }

  @Test
  void plays_no_con_that_forbids_nothing() {
    Scene scene = scene("virus").alien("A", "virus").hand("B", "attack-20", "pulsar-virus");
    assertThat(scene.decides("B", "use", "pulsar-virus/con")).isEqualTo("pass");
  }

  @Test
  void does_not_hinder_who_does_it_good() {
    Scene scene = scene("healer").alien("C", "healer").hand("B", "attack-20", "pulsar-healer");
    assertThat(scene.decides("B", "use", "pulsar-healer/con")).isEqualTo("pass");
  }

  @Test
  void denies_a_power_that_would_win_the_game() {
    Scene scene = scene("machine").alien("A", "machine").hand("C", "negotiate", "pulsar-machine");
    scene.colonies("A", "C1", "C2", "D1", "D2");
    assertThat(scene.decides("C", "use", "pulsar-machine/denial"))
        .isEqualTo("pulsar-machine/denial");
  }

  @Test
  void keeps_its_denial_for_later() {
    Scene scene = scene("machine").alien("A", "machine").hand("C", "negotiate", "pulsar-machine");
    assertThat(scene.decides("C", "use", "pulsar-machine/denial"))
        .isNotEqualTo("pulsar-machine/denial");
  }

  @Test
  void shields_a_good_power_from_a_zap() {
    Scene scene = scene("virus").alien("A", "virus").hand("A", "attack-10", "pulsar-virus");
    scene.hand("B", "attack-20", "cosmic-zap").answers("A", "select", "attack-10");
    scene.answers("A", "use", "pass", "pass", "pass", "pass");
    scene.answers("B", "use", "cosmic-zap");
    assertThat(scene.decides("A", "use", "pulsar-virus/shield")).isEqualTo("pulsar-virus/shield");
  }

  @Test
  void zaps_a_denial_of_its_power() {
    Scene scene = scene("virus").alien("A", "virus").hand("A", "attack-10", "zap-pulsar");
    scene.hand("B", "attack-20", "pulsar-virus").answers("B", "use", "pulsar-virus/denial");
    assertThat(scene.decides("A", "use", "zap-pulsar")).isEqualTo("zap-pulsar");
  }

  @Test
  void a_tech_that_is_merely_called_after_pulsars_is_no_pulsar() {
    Scene scene =
        new Scene(Map.of("technology", "odyssey"))
            .hand("A", "negotiate")
            .hand("B", "attack-06", "attack-08", "attack-08", "attack-08", "negotiate")
            .complete("B", "pulsar-power-plant")
            .destiny("B")
            .answers("A", "aim", "B1")
            .answers("A", "launch", "A1", "A1", "A1", "pass")
            .answers("B", "select", "attack-06");
    assertThat(scene.decides("B", "use", "pulsar-power-plant")).isEqualTo("pulsar-power-plant");
  }
}
