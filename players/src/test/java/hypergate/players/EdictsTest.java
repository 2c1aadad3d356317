package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/// When the novice plays edicts.
class EdictsTest {
  private static Scene scene(String... hand) {
    return new Scene(Map.of("edicts", "both"))
        .hand("A", hand)
        .hand("B", "attack-20", "negotiate")
        .hand("C", "negotiate")
        .hand("D", "negotiate")
        .destiny("B")
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A2", "A2", "A2", "A2")
        .answers("B", "select", "attack-20");
  }

  @Test
  void breaks_out_of_the_warp_with_many_ships_only() {
    Scene many = scene("attack-10", "warp-break").ships("A", "A5", "warp", 4);
    many.ships("A", "A4", "warp", 3);
    assertThat(many.decides("A", "use", "warp-break")).isEqualTo("warp-break");
    Scene one = scene("attack-10", "warp-break").ships("A", "A5", "warp", 1);
    assertThat(one.decides("A", "use", "warp-break")).isEqualTo("pass");
  }

  @Test
  void an_ally_flees_from_a_lost_encounter() {
    Scene lost = scene("attack-10").hand("C", "abort").alien("B", "virus");
    lost.ships("B", "B5", "B1", 3).ships("B", "B4", "B1", 3);
    lost.answers("A", "invite", "C").answers("C", "join", "offense", "C2", "C2", "C2");
    assertThat(lost.decides("C", "use", "abort")).isEqualTo("abort");
  }

  @Test
  void an_ally_stays_where_its_side_may_win() {
    Scene even = scene("attack-10").hand("C", "abort");
    even.answers("A", "invite", "C").answers("C", "join", "offense", "C2", "C2", "C2");
    assertThat(even.decides("C", "use", "abort")).isEqualTo("pass");
  }

  @Test
  void aims_abroad_at_a_colony_that_hardly_anybody_defends() {
    Scene weak = aggressor(1);
    assertThat(weak.decides("A", "use", "aggressor")).isEqualTo("aggressor");
    weak = aggressor(1).answers("A", "use", "aggressor");
    assertThat(weak.decides("A", "aggressor/planet")).isEqualTo("C5");
    assertThat(aggressor(2).decides("A", "use", "aggressor")).isEqualTo("pass");
  }

  private static Scene aggressor(int ships) {
    Scene scene = new Scene(Map.of("edicts", "both")).hand("A", "attack-10", "aggressor");
    scene.hand("B", "attack-20").hand("C", "negotiate").hand("D", "negotiate").destiny("B");
    return scene.ships("B", "B5", "C5", ships).ships("B", "B4", "D5", 3);
  }

  @Test
  void objects_where_that_turns_the_result() {
    // 20 + 4 against 10 + 4 is lost either way; 12 + 4 is not.
    Scene close = objector("attack-12");
    assertThat(close.decides("A", "use", "conscientious-objector"))
        .isEqualTo("conscientious-objector");
    close = objector("attack-12").answers("A", "use", "conscientious-objector");
    assertThat(close.decides("A", "conscientious-objector/seat")).isEqualTo("B");
    assertThat(objector("attack-20").decides("A", "use", "conscientious-objector"))
        .isEqualTo("pass");
    assertThat(objector("attack-06").decides("A", "use", "conscientious-objector"))
        .isEqualTo("pass");
  }

  private static Scene objector(String theirs) {
    return new Scene(Map.of("edicts", "both"))
        .hand("A", "attack-10", "conscientious-objector")
        .hand("B", theirs)
        .hand("C", "negotiate")
        .hand("D", "negotiate")
        .destiny("B")
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A2", "A2", "A2", "A2")
        .answers("B", "select", theirs)
        .answers("A", "select", "attack-10");
  }

  @Test
  void un_zaps_its_own_power() {
    Scene scene = scene("attack-10", "un-zap").alien("A", "virus").hand("B", "cosmic-zap");
    scene.answers("A", "select", "attack-10").answers("B", "use", "cosmic-zap");
    assertThat(scene.decides("A", "use", "un-zap")).isEqualTo("un-zap");
  }

  @Test
  void brings_the_black_plague_on_the_leader() {
    Scene scene = scene("attack-10", "black-plague").colonies("C", "D4", "D5", "A5");
    assertThat(scene.decides("A", "use", "black-plague")).isEqualTo("black-plague");
    Scene whom = scene("attack-10", "black-plague").colonies("C", "D4", "D5", "A5");
    whom.answers("A", "use", "black-plague");
    assertThat(whom.decides("A", "black-plague/seat")).isEqualTo("C");
  }
}
