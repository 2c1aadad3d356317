package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.variant.levels.Field;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What the novice does with Tech levels.
class WieldingTest {
  private static Scene scene() {
    return new Scene(Map.of("levels", "true", "flares", "off"));
  }

  private static Scene battle() {
    return scene()
        .hand("A", "attack-20", "attack-04", "negotiate")
        .hand("B", "attack-06", "attack-15", "negotiate")
        .hand("C", "negotiate", "attack-08")
        .hand("D", "negotiate", "attack-08")
        .destiny("B")
        .answers("A", "advance", "edict")
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A1", "A1", "A1", "A1");
  }

  private static Scene won() {
    return battle().answers("A", "select", "attack-20").answers("B", "select", "attack-06");
  }

  @Test
  void advances_where_rivals_stand_above() {
    Scene scene = battle();
    for (String rival : new String[] {"B", "C", "D"}) scene.level(rival, Field.ATTACK, 1);
    scene.level("A", Field.POWER, 1);
    assertThat(scene.decides("A", "advance")).isEqualTo("attack");
  }

  @Test
  void begins_with_power() {
    assertThat(battle().decides("A", "advance")).isEqualTo("power");
  }

  @Test
  void does_not_come_down_for_nothing() {
    Scene scene = battle().level("A", Field.POWER, 2).level("A", Field.ATTACK, 1);
    assertThat(scene.decides("A", "advance")).isNotEqualTo("power");
  }

  @Test
  void comes_down_when_that_strips_many() {
    Scene scene = battle();
    for (Field field : new Field[] {Field.ATTACK, Field.EDICT, Field.POWER})
      scene.level("A", field, 2);
    for (String rival : new String[] {"B", "C", "D"}) scene.level(rival, Field.EDICT, 2);
    assertThat(scene.decides("A", "advance")).isEqualTo("edict");
  }

  @Test
  void the_defense_keeps_the_offense_from_landing() {
    assertThat(won().level("B", Field.ATTACK, 1).decides("B", "wield")).isEqualTo("yes");
  }

  @Test
  void an_ally_does_not_wield_against_its_own_landing() {
    Scene scene =
        won()
            .answers("A", "invite", "C")
            .answers("C", "join", "offense")
            .answers("C", "join", "C1")
            .level("C", Field.ATTACK, 1);
    assertThat(scene.decides("C", "wield")).isEqualTo("no");
  }

  @Test
  void an_ally_advocates_its_own_landing() {
    Scene scene =
        won()
            .answers("A", "invite", "C")
            .answers("C", "join", "offense")
            .answers("C", "join", "C1")
            .answers("B", "wield", "yes")
            .level("B", Field.ATTACK, 1)
            .level("C", Field.ATTACK, 1);
    assertThat(scene.decides("C", "advocate")).isEqualTo("yes");
  }

  @Test
  void a_rival_does_not_advocate_the_landing() {
    Scene scene =
        won().answers("B", "wield", "yes").level("B", Field.ATTACK, 1).level("D", Field.ATTACK, 1);
    assertThat(scene.decides("D", "advocate")).isEqualTo("no");
  }

  @Test
  void wields_against_a_power_that_turns_the_encounter() {
    Scene scene =
        battle()
            .alien("A", "virus")
            .answers("A", "select", "attack-04")
            .answers("B", "select", "attack-06")
            .level("B", Field.POWER, 1);
    assertThat(scene.decides("B", "wield")).isEqualTo("yes");
  }

  @Test
  void lets_a_power_pass_that_changes_nothing() {
    Scene scene = won().alien("A", "human").level("B", Field.POWER, 1);
    assertThat(scene.decides("B", "wield")).isEqualTo("no");
  }

  @Test
  void wields_against_a_plague_on_itself() {
    Scene scene =
        battle()
            .hand("C", "plague")
            .answers("C", "use", "plague")
            .answers("C", "plague/seat", "D")
            .level("D", Field.EDICT, 1);
    assertThat(scene.decides("D", "wield")).isEqualTo("yes");
  }

  @Test
  void lets_a_plague_on_somebody_else_pass() {
    Scene scene =
        battle()
            .hand("C", "plague")
            .answers("C", "use", "plague")
            .answers("C", "plague/seat", "B")
            .level("D", Field.EDICT, 1);
    assertThat(scene.decides("D", "wield")).isEqualTo("no");
  }

  @Test
  void does_not_refuse_a_level_for_a_card() {
    Scene scene =
        battle()
            .answers("A", "select", "negotiate")
            .answers("B", "select", "negotiate")
            .answers("A", "deal", "offer give: level power for: cards 1")
            .level("A", Field.POWER, 1);
    assertThat(scene.decides("B", "deal", "accept")).isNotEqualTo("reject");
  }
}
