package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.word.Window;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// When the novice uses moons, shows secret ones, and what it answers them.
class MoonsTest {
  private static Scene scene(String attack, String defend) {
    return new Scene(Map.of("moons", "serious"))
        .destiny("B")
        .hand("A", attack, "negotiate")
        .hand("B", defend, "negotiate")
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A2", "A2", "A2", "A2")
        .answers("A", "select", attack)
        .answers("B", "select", defend);
  }

  private static Scene allied(String attack, String defend) {
    return scene(attack, defend)
        .hand("C", "negotiate")
        .answers("A", "invite", "C")
        .answers("C", "join", "offense", "C2", "C2", "C2");
  }

  @Test
  void displaces_a_ship_that_is_a_rivals_only_one_there() {
    Scene gains = scene("attack-10", "attack-20").moon("B2", "moon-displace", "A");
    gains.moon("D1", "moon-limiter", "C").ships("A", "A4", "B2", 1);
    assertThat(gains.decides("A", "use", "moon-displace")).isEqualTo("moon-displace");
    Scene loses = scene("attack-10", "attack-20").moon("B2", "moon-displace", "A");
    loses.moon("C1", "moon-limiter", "C").ships("A", "A4", "C1", 1);
    assertThat(loses.decides("A", "use", "moon-displace")).isEqualTo("pass");
  }

  @Test
  void spoils_a_deal_that_gives_rivals_colonies() {
    Scene cards = deal("cards 1", "cards 1");
    assertThat(cards.decides("C", "use", "moon-translation-lost")).isEqualTo("pass");
    Scene colonies = deal("colony A5", "colony B3");
    assertThat(colonies.decides("C", "use", "moon-translation-lost"))
        .isEqualTo("moon-translation-lost");
  }

  private static Scene deal(String gives, String gets) {
    return new Scene(Map.of("moons", "serious"))
        .destiny("B")
        .hand("A", "negotiate", "attack-10")
        .hand("B", "negotiate", "attack-10")
        .answers("A", "select", "negotiate")
        .answers("B", "select", "negotiate")
        .hand("C", "negotiate")
        .moon("B2", "moon-translation-lost", "C")
        .ships("C", "C4", "B2", 1)
        .answers("A", "aim", "B1")
        .answers("A", "launch", "A2", "A2", "A2", "A2")
        .answers("A", "deal", "offer", gives, "for:", gets, "done")
        .answers("B", "deal", "accept");
  }

  @Test
  void breaks_a_failed_deal() {
    Scene scene = scene("negotiate", "negotiate").moon("B2", "moon-deal-breaker", "A");
    scene.answers("B", "deal", "reject");
    assertThat(scene.decides("A", "use", "moon-deal-breaker")).isEqualTo("moon-deal-breaker");
  }

  @Test
  void doubles_its_card_only_where_that_wins() {
    Scene turns = scene("attack-14", "attack-20").moon("B2", "moon-multiplier", "A");
    assertThat(turns.decides("A", "use", "moon-multiplier")).isEqualTo("moon-multiplier");
    Scene wins = scene("attack-23", "attack-20").moon("B2", "moon-multiplier", "A");
    assertThat(wins.decides("A", "use", "moon-multiplier")).isEqualTo("pass");
  }

  @Test
  void hulks_out_only_where_that_wins() {
    Scene turns = scene("attack-14", "attack-20").moon("B2", "moon-hulk-out", "A");
    assertThat(turns.decides("A", "use", "moon-hulk-out")).isEqualTo("moon-hulk-out");
    Scene hopeless = scene("attack-08", "attack-20").moon("B2", "moon-hulk-out", "A");
    assertThat(hopeless.decides("A", "use", "moon-hulk-out")).isEqualTo("pass");
  }

  @Test
  void burns_ships_for_flares_while_it_has_enough() {
    Scene many = fuelled().ships("A", "A4", "warp", 1);
    assertThat(many.decides("A", "use", "moon-biofuel")).isEqualTo("moon-biofuel");
    Scene few = fuelled();
    for (int planet = 1; planet < 4; planet++) few.ships("A", "A" + planet, "warp", 4);
    assertThat(few.decides("A", "use", "moon-biofuel")).isEqualTo("pass");
  }

  private static Scene fuelled() {
    return new Scene(Map.of("moons", "serious", "flares", "on"))
        .destiny("B")
        .hand("A", "attack-10")
        .hand("B", "attack-20")
        .moon("B2", "moon-biofuel", "A");
  }

  @Test
  void makes_allies_follow_who_sent_few_ships() {
    Scene few = scene("attack-10", "attack-20").hand("C", "negotiate");
    few.answers("A", "invite", "C").answers("C", "join", "offense", "C2", "done");
    few.moon("B2", "moon-fully-commit", "A");
    assertThat(few.decides("A", "use", "moon-fully-commit")).isEqualTo("moon-fully-commit");
    Scene many = allied("attack-10", "attack-20").moon("B2", "moon-fully-commit", "A");
    assertThat(many.decides("A", "use", "moon-fully-commit")).isEqualTo("pass");
  }

  @Test
  void strikes_a_lonely_colony_instead_of_rewards() {
    assertThat(rewarded().decides("C", "use", "moon-just-rewards")).isEqualTo("pass");
    Scene close = rewarded().colonies("D", "A1", "A3", "B3", "C1");
    assertThat(close.decides("C", "use", "moon-just-rewards")).isEqualTo("moon-just-rewards");
    close = rewarded().colonies("D", "A1", "A3", "B3", "C1");
    close.answers("C", "use", "moon-just-rewards");
    assertThat(close.decides("C", "moon-just-rewards/seat")).isEqualTo("D");
  }

  private static Scene rewarded() {
    return scene("attack-10", "attack-30")
        .hand("C", "negotiate")
        .hand("D", "negotiate")
        .answers("B", "invite", "C")
        .answers("C", "join", "defense", "C2", "done")
        .moon("B2", "moon-just-rewards", "C");
  }

  @Test
  void renews_a_bad_hand() {
    Scene bad = scene("attack-04", "attack-20").moon("B2", "moon-harvest", "A");
    assertThat(bad.decides("A", "use", "moon-harvest")).isEqualTo("moon-harvest");
    Scene good = scene("attack-30", "attack-20").moon("B2", "moon-harvest", "A");
    good.hand("A", "attack-40", "attack-23", "cosmic-zap", "mobius-tubes");
    assertThat(good.decides("A", "use", "moon-harvest")).isEqualTo("pass");
  }

  @Test
  void shows_hubris_when_its_power_is_lost() {
    Scene kept = scene("attack-10", "attack-20").moon("B2", "moon-hubris", "A");
    assertThat(kept.decides("A", "use", "moon-hubris")).isEqualTo("pass");
    Scene lost = scene("attack-10", "attack-20").moon("B2", "moon-hubris", "A");
    lost.ships("A", "A1", "A2", 4).ships("A", "A3", "A2", 4).ships("A", "A4", "A2", 4);
    assertThat(lost.decides("A", "use", "moon-hubris")).isEqualTo("moon-hubris");
  }

  @Test
  void shows_payback_and_the_spoils_where_they_pay() {
    assertThat(lastOf("attack-10", "attack-30", "moon-payback")).isEqualTo("moon-payback");
    assertThat(lastOf("attack-40", "attack-10", "moon-payback")).isEqualTo("pass");
    assertThat(lastOf("attack-10", "attack-30", "moon-the-spoils")).isEqualTo("pass");
  }

  // What an ally of the offense does with a secret moon once cards are up.
  private static String lastOf(String attack, String defend, String moon) {
    Scene scene = allied(attack, defend).moon("B2", moon, "C");
    return scene.decides("C", "use", moon, Window.REVEALED);
  }

  @Test
  void strengthens_allies_where_that_turns_the_result() {
    assertThat(lastOf("attack-15", "attack-20", "moon-strengthen-allies"))
        .isEqualTo("moon-strengthen-allies");
    assertThat(lastOf("attack-08", "attack-20", "moon-strengthen-allies")).isEqualTo("pass");
    assertThat(lastOf("attack-15", "attack-20", "moon-weaken-allies")).isEqualTo("pass");
  }

  @Test
  void puts_nothing_onto_the_deck() {
    Scene scene = scene("attack-10", "attack-20").moon("B2", "moon-stack", "C");
    assertThat(scene.hand("C", "negotiate").decides("C", "use", "moon-stack")).isEqualTo("pass");
  }

  @Test
  void gives_its_worst_card_as_alms() {
    Scene scene = scene("attack-40", "attack-04").moon("B1", "moon-alms");
    scene.hand("C", "attack-30", "negotiate", "cosmic-zap").answers("A", "occupy", "yes");
    assertThat(scene.decides("C", "moon-alms/card")).isEqualTo("negotiate");
  }

  @Test
  void names_the_cosmic_zap() {
    Scene scene = scene("attack-40", "attack-04").moon("B1", "moon-zap-grab");
    assertThat(scene.answers("A", "occupy", "yes").decides("A", "moon-zap-grab/card"))
        .isEqualTo("cosmic-zap");
  }

  @Test
  void migrates_its_own_ship_to_where_it_is_missed() {
    Scene from = scene("attack-40", "attack-04").moon("B1", "moon-migration").colonies("A", "C1");
    assertThat(from.answers("A", "occupy", "yes").decides("A", "moon-migration/ships"))
        .isEqualTo("A:A1");
    Scene to = scene("attack-40", "attack-04").moon("B1", "moon-migration").colonies("A", "C1");
    to.answers("A", "occupy", "yes").answers("A", "moon-migration/ships", "A:A1");
    assertThat(to.decides("A", "moon-migration/planet")).isEqualTo("C1");
  }

  @Test
  void keeps_the_best_card_of_a_treasure_hunt() {
    Scene scene = scene("attack-40", "attack-04").moon("B1", "moon-treasure-hunt");
    scene.hand("C", "attack-30").hand("D", "attack-06").answers("A", "occupy", "yes");
    assertThat(scene.decides("A", "moon-treasure-hunt/card")).isEqualTo("attack-30");
  }
}
