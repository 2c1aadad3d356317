package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Single decisions that a friend at the table would expect.
class NovicePlayerTest {
  private static Scene scene() {
    return new Scene()
        .hand("A", "attack-10", "attack-08", "negotiate")
        .hand("B", "attack-08", "attack-06", "negotiate")
        .hand("C", "attack-06", "negotiate")
        .hand("D", "attack-06", "negotiate")
        .destiny("B");
  }

  @Test
  void aims_where_it_has_no_colony_and_few_defend() {
    Scene scene = scene().colonies("A", "B2").ships("B", "B2", "B1", 3).ships("B", "B4", "B5", 2);
    assertThat(scene.decides("A", "aim")).isEqualTo("B4");
  }

  @Test
  void chooses_a_defense_that_is_weakly_held() {
    Scene scene = scene().destiny("wild").ships("D", "D3", "D4", 3).ships("D", "D2", "D4", 3);
    assertThat(scene.decides("A", "defense")).isEqualTo("D");
  }

  @Test
  void launches_four_without_giving_up_a_colony() {
    Scene scene =
        scene()
            .ships("A", "A1", "A5", 3)
            .ships("A", "A2", "A5", 3)
            .ships("A", "A3", "A5", 3)
            .ships("A", "A4", "A5", 3)
            .colonies("A", "C1");
    assertThat(scene.gesture("A", "launch")).containsExactly("A5", "A5", "A5", "A5");
  }

  @Test
  void sends_fewer_ships_rather_than_the_last_of_a_foreign_colony() {
    Scene scene = scene().colonies("A", "B1", "C1", "D1").destiny("B");
    for (String home : List.of("A1", "A2", "A3", "A4")) scene.ships("A", home, "warp", 3);
    scene.ships("A", "A5", "warp", 0);
    assertThat(scene.gesture("A", "launch")).doesNotContain("B1", "C1", "D1");
  }

  @Test
  void invites_nobody_who_would_win_the_game_by_it() {
    Scene scene = scene().colonies("C", "A1", "B2", "D1", "D2");
    assertThat(scene.gesture("A", "invite")).doesNotContain("C", "all");
  }

  @Test
  void invites_help_against_a_strong_defense() {
    Scene scene = scene().ships("B", "B2", "B1", 3).answers("A", "aim", "B1");
    assertThat(scene.gesture("A", "invite")).containsAnyOf("C", "D", "all");
  }

  @Test
  void invites_nobody_when_it_means_to_talk() {
    Scene scene =
        new Scene()
            .hand("A", "attack-04", "negotiate")
            .hand("B", "attack-20", "attack-23", "attack-14", "attack-13", "attack-12")
            .hand("C", "attack-06")
            .hand("D", "attack-06")
            .known("B", "A")
            .destiny("B")
            .ships("B", "B2", "B1", 4)
            .ships("B", "B3", "B1", 4)
            .answers("A", "aim", "B1")
            .answers("A", "launch", "A1", "A1", "A1", "A2");
    assertThat(scene.gesture("A", "invite")).containsExactly("none");
  }

  @Test
  void the_amoeba_withdraws_from_a_lost_battle_but_not_from_its_allies() {
    assertThat(losing().decides("A", "use", "amoeba")).isEqualTo("amoeba");
    Scene scene = losing().answers("A", "invite", "C").answers("C", "join", "offense", "C1", "C1");
    assertThat(scene.decides("A", "use", "amoeba")).isEqualTo("pass");
  }

  private static Scene losing() {
    return new Scene()
        .alien("A", "amoeba")
        .hand("A", "attack-04", "attack-06")
        .hand("B", "attack-20", "attack-23")
        .hand("C", "attack-06")
        .hand("D", "attack-06")
        .known("B", "A")
        .destiny("B")
        .ships("B", "B2", "B1", 4)
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A1", "A1", "A1", "A2")
        .answers("A", "select", "attack-04");
  }

  @Test
  void never_helps_another_to_win() {
    Scene scene =
        scene()
            .colonies("A", "B2", "C1", "C2", "D2")
            .answers("A", "aim", "B1")
            .answers("A", "invite", "all")
            .answers("B", "invite", "all");
    assertThat(scene.decides("C", "join")).isEqualTo("defense");
  }

  @Test
  void joins_where_it_wins_the_game() {
    Scene scene =
        scene()
            .colonies("C", "A1", "B2", "D1", "D2")
            .answers("A", "aim", "B1")
            .answers("A", "invite", "all")
            .answers("B", "invite", "all");
    assertThat(scene.decides("C", "join")).isEqualTo("offense");
  }

  @Test
  void plays_its_best_card_when_the_game_is_at_stake() {
    Scene scene =
        scene()
            .hand("A", "attack-40")
            .colonies("A", "B2", "C1", "C2", "D2")
            .answers("A", "aim", "B1");
    assertThat(scene.decides("A", "select")).isEqualTo("attack-40");
  }

  @Test
  void negotiates_when_it_is_weak() {
    Scene scene =
        new Scene()
            .hand("A", "attack-04", "negotiate")
            .hand("B", "attack-20", "attack-23", "attack-14", "attack-13", "attack-12")
            .hand("C", "attack-06")
            .hand("D", "attack-06")
            .destiny("B")
            .ships("B", "B2", "B1", 4)
            .ships("B", "B3", "B1", 4)
            .answers("A", "aim", "B1")
            .answers("A", "launch", "A1", "A1", "A1", "A2");
    assertThat(scene.decides("A", "select")).isEqualTo("negotiate");
  }

  @Test
  void saves_its_high_card_when_it_has_won_anyway() {
    Scene scene =
        new Scene()
            .alien("A", "oracle")
            .hand("A", "attack-40", "attack-08")
            .hand("B", "attack-06", "attack-07")
            .destiny("B")
            .answers("A", "launch", "A1", "A1", "A1", "A2")
            .answers("B", "select", "attack-06");
    assertThat(scene.decides("A", "select")).isEqualTo("attack-08");
  }

  private static Scene negotiation() {
    return scene()
        .answers("A", "aim", "B1")
        .answers("A", "select", "negotiate")
        .answers("B", "select", "negotiate");
  }

  @Test
  void offers_colony_for_colony() {
    assertThat(negotiation().decides("A", "deal"))
        .isEqualTo("offer give: colony A1 for: colony B1");
  }

  @Test
  void takes_an_even_deal() {
    Scene scene = negotiation().answers("A", "deal", "offer give: colony A1 for: colony B1");
    assertThat(scene.decides("B", "deal")).isEqualTo("accept");
  }

  @Test
  void gives_no_colony_to_somebody_who_would_win_by_it() {
    Scene scene =
        negotiation()
            .colonies("A", "B2", "C1", "C2", "D2")
            .answers("A", "deal", "offer give: colony A1 for: colony B1");
    assertThat(scene.decides("B", "deal")).isNotEqualTo("accept").doesNotContain("give: colony");
  }

  @Test
  void takes_a_colony_that_wins_the_game_for_any_price() {
    Scene scene =
        negotiation()
            .colonies("B", "A2", "C1", "C2", "D2")
            .answers("A", "deal", "offer give: colony A1 for: cards 2");
    assertThat(scene.decides("B", "deal")).isEqualTo("accept");
  }

  private static Scene battle(String offense, String defense) {
    return scene()
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A1", "A1", "A1", "A2")
        .answers("A", "select", offense)
        .answers("B", "select", defense);
  }

  @Test
  void reinforces_when_it_turns_the_result() {
    // 12 against 14: three more are enough.
    Scene scene =
        battle("attack-08", "attack-10")
            .hand("B", "attack-10")
            .hand("A", "reinforcement-3", "reinforcement-5");
    assertThat(scene.decides("A", "use", "reinforcement-3")).isEqualTo("reinforcement-3");
  }

  @Test
  void keeps_reinforcements_that_cannot_help() {
    Scene scene =
        battle("attack-08", "attack-20").hand("B", "attack-20").hand("A", "reinforcement-3");
    assertThat(scene.decides("A", "use", "reinforcement-3")).isEqualTo("pass");
  }

  @Test
  void holds_reinforcements_while_it_wins() {
    Scene scene = battle("attack-10", "attack-08").hand("A", "reinforcement-3");
    assertThat(scene.decides("A", "use", "reinforcement-3")).isEqualTo("hold");
  }

  @Test
  void zaps_a_power_that_would_beat_it() {
    Scene scene = battle("attack-08", "attack-06").alien("B", "virus").hand("A", "cosmic-zap");
    assertThat(scene.decides("A", "use", "cosmic-zap")).isEqualTo("cosmic-zap");
  }

  @Test
  void does_not_zap_a_power_that_changes_nothing() {
    Scene scene =
        battle("attack-40", "attack-06").hand("A", "attack-40", "cosmic-zap").alien("B", "virus");
    assertThat(scene.decides("A", "use", "cosmic-zap")).isEqualTo("pass");
  }

  @Test
  void does_not_zap_its_own_power() {
    Scene scene = battle("attack-08", "attack-06").alien("A", "virus").hand("A", "cosmic-zap");
    assertThat(scene.decides("A", "use", "cosmic-zap")).isEqualTo("pass");
  }

  @Test
  void zaps_itself_as_the_human_when_that_wins() {
    Scene scene =
        battle("attack-08", "attack-20")
            .hand("B", "attack-20")
            .alien("A", "human")
            .hand("A", "cosmic-zap");
    assertThat(scene.decides("A", "use", "cosmic-zap")).isEqualTo("cosmic-zap");
  }

  @Test
  void does_not_zap_the_human_of_its_enemy() {
    Scene scene = battle("attack-08", "attack-06").alien("B", "human").hand("A", "cosmic-zap");
    assertThat(scene.decides("A", "use", "cosmic-zap")).isEqualTo("pass");
  }

  @Test
  void frees_its_ships_with_mobius_tubes_when_many_are_lost() {
    Scene many = scene().hand("A", "mobius-tubes").ships("A", "A1", "warp", 4);
    assertThat(many.decides("A", "use", "mobius-tubes")).isEqualTo("mobius-tubes");
    Scene others = scene().hand("A", "mobius-tubes").ships("B", "B1", "warp", 4);
    assertThat(others.decides("A", "use", "mobius-tubes")).isEqualTo("pass");
  }

  @Test
  void plagues_the_leader() {
    Scene scene = scene().hand("A", "plague").colonies("D", "A1", "B1", "C1");
    assertThat(scene.decides("A", "use", "plague")).isEqualTo("plague");
    Scene again =
        scene().hand("A", "plague").colonies("D", "A1", "B1", "C1").answers("A", "use", "plague");
    assertThat(again.decides("A", "plague/seat")).isEqualTo("D");
  }

  @Test
  void calms_everybody_when_it_is_losing_badly() {
    Scene scene =
        battle("attack-08", "attack-20")
            .hand("B", "attack-20")
            .hand("A", "emotion-control")
            .colonies("A", "B2", "C1", "C2", "D2");
    assertThat(scene.decides("A", "use", "emotion-control")).isEqualTo("emotion-control");
    Scene winning = battle("attack-10", "attack-06").hand("A", "emotion-control");
    assertThat(winning.decides("A", "use", "emotion-control")).isNotEqualTo("emotion-control");
  }

  @Test
  void card_zaps_a_plague_that_would_hit_it_and_no_other() {
    Scene hit = scene().hand("D", "plague").hand("A", "card-zap");
    hit.answers("D", "use", "plague").answers("D", "plague/seat", "A");
    assertThat(hit.decides("A", "use", "card-zap")).isEqualTo("card-zap");
    Scene other = scene().hand("D", "plague").hand("A", "card-zap");
    other.answers("D", "use", "plague").answers("D", "plague/seat", "B");
    assertThat(other.decides("A", "use", "card-zap")).isEqualTo("pass");
  }

  @Test
  void quashes_a_deal_with_which_another_would_win() {
    Scene scene =
        negotiation()
            .colonies("B", "A2", "C1", "C2", "D2")
            .hand("C", "quash")
            .answers("A", "deal", "offer give: colony A1 for: cards 2")
            .answers("B", "deal", "accept");
    assertThat(scene.decides("C", "use", "quash")).isEqualTo("quash");
  }

  @Test
  void a_force_field_sends_home_the_allies_of_its_enemy() {
    Scene scene =
        scene()
            .hand("A", "force-field")
            .colonies("A", "B2", "C1", "C2")
            .answers("A", "aim", "B1")
            .answers("B", "invite", "all")
            .answers("C", "join", "defense", "C1", "C1", "C1", "C2")
            .answers("A", "use", "force-field");
    assertThat(scene.gesture("A", "force-field/seats")).startsWith("C");
  }

  @Test
  void the_sorcerer_exchanges_a_poor_card() {
    Scene poor =
        battle("negotiate", "attack-08")
            .hand("B", "attack-40", "attack-30", "attack-20")
            .alien("A", "sorcerer");
    assertThat(poor.decides("A", "use", "sorcerer")).isEqualTo("sorcerer");
    Scene good = battle("attack-40", "attack-08").hand("A", "attack-40").alien("A", "sorcerer");
    assertThat(good.decides("A", "use", "sorcerer")).isEqualTo("pass");
  }

  @Test
  void the_loser_upsets_with_a_poor_hand_only() {
    Scene poor =
        new Scene()
            .alien("A", "loser")
            .hand("A", "attack-00", "attack-01", "attack-04")
            .hand("B", "attack-08", "attack-10")
            .destiny("B");
    assertThat(poor.decides("A", "use", "loser")).isEqualTo("loser");
    Scene good =
        new Scene()
            .alien("A", "loser")
            .hand("A", "attack-40", "attack-30", "attack-20")
            .hand("B", "attack-08", "attack-10")
            .destiny("B");
    assertThat(good.decides("A", "use", "loser")).isEqualTo("pass");
  }

  @Test
  void loses_ships_where_it_hurts_least() {
    Scene scene =
        negotiation()
            .colonies("A", "C1", "D1")
            .ships("A", "A2", "A3", 3)
            .answers("A", "deal", "reject");
    assertThat(scene.gesture("A", "lose")).doesNotContain("C1", "D1", "A2");
  }

  @Test
  void researches_what_it_can_finish_and_completes_it() {
    Map<String, String> odyssey = Map.of("technology", "odyssey");
    Scene begun = fill(new Scene(odyssey)).tech("A", "vacuum-turbines", 1);
    assertThat(begun.decides("A", "tech-action")).startsWith("research vacuum-turbines");
    Scene paid = fill(new Scene(odyssey)).tech("A", "vacuum-turbines", 2);
    assertThat(paid.decides("A", "tech-action")).isEqualTo("complete vacuum-turbines");
  }

  @Test
  void begins_no_research_that_it_cannot_finish() {
    Scene scene = fill(new Scene(Map.of("technology", "odyssey"))).tech("A", "omega-missile", 0);
    for (String home : List.of("A1", "A2", "A3", "A4")) scene.ships("A", home, "warp", 3);
    assertThat(scene.decides("A", "tech-action")).isEqualTo("pass");
  }

  private static Scene fill(Scene scene) {
    return scene
        .hand("A", "attack-08", "negotiate")
        .hand("B", "attack-08", "negotiate")
        .hand("C", "attack-06")
        .hand("D", "attack-06")
        .destiny("B");
  }

  @Test
  void takes_a_second_encounter_with_a_good_card_in_hand() {
    Scene scene = battle("attack-10", "attack-06").hand("A", "attack-20");
    assertThat(scene.decides("A", "next")).isEqualTo("encounter");
  }

  @Test
  void hidden_cards_do_not_change_its_mind() {
    Scene low = new Scene().hand("A", "attack-10", "attack-20", "negotiate").destiny("B");
    Scene high = new Scene().hand("A", "attack-10", "attack-20", "negotiate").destiny("B");
    low.hand("B", "attack-00", "attack-01").hand("C", "negotiate").hand("D", "negotiate");
    high.hand("B", "attack-40", "attack-30").hand("C", "attack-23").hand("D", "attack-15");
    assertThat(low.decides("A", "select")).isEqualTo(high.decides("A", "select"));
  }
}
