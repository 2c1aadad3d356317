package hypergate.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.players.search.Features;
import hypergate.players.search.SearchingPlayer;
import hypergate.players.search.Valuation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Single decisions of a player that tries its options out, and whole games.
final class SearchingPlayerTest {
  private static MachinePlayer searching(int budget, long seed) {
    return new SearchingPlayer(budget, rules -> Valuation.of(rules.content(), "regular.tsv"), seed);
  }

  private static Scene scene() {
    return new Scene()
        .hand("A", "attack-40", "attack-04", "negotiate", "attack-06")
        .hand("B", "attack-08", "attack-06", "attack-04")
        .hand("C", "attack-06", "attack-08")
        .hand("D", "attack-06", "attack-08")
        .destiny("B");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void plays_the_card_that_wins_the_game(long seed) {
    Scene scene = scene().colonies("A", "C1", "C2", "D1", "D2");
    assertThat(scene.decides(searching(160, seed), "A", "select")).isEqualTo("attack-40");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void does_not_help_another_to_win(long seed) {
    Scene scene =
        scene()
            .colonies("A", "C1", "C2", "D1", "D2")
            .answers("A", "aim", "B1")
            .answers("A", "invite", "all")
            .answers("B", "invite", "all");
    assertThat(scene.decides(searching(160, seed), "C", "join")).isNotEqualTo("offense");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void does_not_reject_deals_where_one_may_win(long seed) {
    Scene wins = new Scene().hand("A", "negotiate").hand("B", "negotiate").destiny("B");
    wins.colonies("A", "C1", "C2", "D1", "D2").answers("A", "aim", "B1");
    assertThat(wins.decides(searching(160, seed), "A", "deal")).isNotEqualTo("reject");
  }

  @Test
  void the_same_seed_gives_the_same_answers() {
    assertThat(answers(5)).isEqualTo(answers(5));
    assertThat(answers(5)).isNotEqualTo(answers(6));
  }

  // Of a whole game against novices.
  private static List<Integer> answers(long seed) {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), 11);
    List<Integer> answers = new ArrayList<>();
    MachinePlayer player = searching(24, seed);
    for (int i = 1; i < game.seats(); i++) game.player(Seat.of(i), new NovicePlayer());
    game.player(
        Seat.of(0),
        question -> {
          int answer = player.choose(question);
          answers.add(answer);
          return answer;
        });
    assertThat(game.run()).isTrue();
    return answers;
  }

  @Test
  void a_player_made_anew_by_its_seed_plays_as_a_new_one() {
    MachinePlayer used = searching(24, 1);
    Scene before = scene().answers("A", "aim", "B1");
    before.decides(used, "A", "launch");
    used.reseed(9);
    Scene one = scene().colonies("A", "C1", "C2");
    Scene other = scene().colonies("A", "C1", "C2");
    assertThat(one.decides(used, "A", "aim"))
        .isEqualTo(other.decides(searching(24, 9), "A", "aim"));
  }

  // More options than it can try: some of them are left out, and it still answers one of them.
  @Test
  void a_small_budget_is_enough_for_an_answer() {
    Scene scene = scene().colonies("A", "C1", "C2", "D1", "D2");
    assertThat(scene.decides(searching(2, 1), "A", "aim")).startsWith("B");
    assertThatThrownBy(() -> searching(1, 1)).hasMessage("the budget must be at least 2");
  }

  // A valuation that breaks down: it plays on as a novice, and whoever wants to know is told.
  @Test
  void a_fault_in_its_worlds_is_told_and_stops_nothing() {
    List<Throwable> faults = new ArrayList<>();
    SearchingPlayer player =
        new SearchingPlayer(
            24,
            rules -> {
              // One weight too many.
              Features features = new Features(rules.content());
              double[] weights = new double[features.count() + 1];
              weights[features.count()] = 1;
              return new Valuation(features, weights);
            },
            1);
    player.tellFaults(faults::add);
    String usual = scene().answers("A", "aim", "B1").decides(new NovicePlayer(), "A", "launch");
    assertThat(scene().answers("A", "aim", "B1").decides(player, "A", "launch")).isEqualTo(usual);
    assertThat(faults)
        .isNotEmpty()
        .allMatch(fault -> fault instanceof ArrayIndexOutOfBoundsException);
  }

  @Test
  void advice_names_what_it_would_choose_and_says_why() {
    Scene scene = scene().colonies("A", "C1", "C2", "D1", "D2");
    Advice[] given = new Advice[1];
    SearchingPlayer player =
        new SearchingPlayer(160, rules -> Valuation.of(rules.content(), "regular.tsv"), 1);
    String chosen =
        scene.decides(
            question -> {
              given[0] = player.advise(question);
              return given[0].best().getFirst().position();
            },
            "A",
            "select");
    Advice advice = given[0];
    assertThat(chosen).isEqualTo("attack-40");
    assertThat(advice.best()).hasSizeBetween(2, Advice.MOST);
    Advice.Opinion best = advice.best().getFirst();
    Advice.Opinion second = advice.best().get(1);
    assertThat(best.answer()).isEqualTo("attack-40");
    assertThat(best.share()).isBetween(second.share(), 1.0);
    assertThat(best.margin()).isBetween(0.0, 1.0);
    assertThat(best.tries()).isGreaterThan(10);
    assertThat(advice.words()).startsWith("attack-40 is worth about ").contains("wins the game");
  }

  @Test
  void asking_for_advice_changes_no_choice() {
    Scene asked = scene().answers("A", "aim", "B1");
    Scene other = scene().answers("A", "aim", "B1");
    SearchingPlayer one =
        new SearchingPlayer(160, rules -> Valuation.of(rules.content(), "regular.tsv"), 3);
    String advised =
        asked.decides(question -> one.advise(question).best().getFirst().position(), "A", "launch");
    assertThat(other.decides(searching(160, 3), "A", "launch")).isEqualTo(advised);
  }
}
