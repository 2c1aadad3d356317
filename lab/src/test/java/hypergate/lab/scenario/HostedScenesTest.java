package hypergate.lab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Round;
import hypergate.game.view.Question;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Chosen positions in games that stop at rounds and at every question.
final class HostedScenesTest {
  private static Game laid(String options, String... given) {
    String text = "scenario: x\noptions: " + options + "\ngiven:\n  " + String.join("\n  ", given);
    Game game = Table.lay(Scenario.read("x.yaml", text + "\nthen:\n  - offense = A\nwhen: []\n"));
    game.parkAll();
    return game;
  }

  private static Question open(Game game) {
    return game.question(Seat.of(Integer.numberOfTrailingZeros(game.waitingFor())));
  }

  private static List<String> options(Question question) {
    List<String> options = new ArrayList<>();
    for (int i = 0; i < question.count(); i++) options.add(question.notation(i));
    return options;
  }

  // Answers the open question with the first of these words that is offered.
  private static void answer(Game game, List<String> words) {
    List<String> options = options(open(game));
    int position =
        words.stream().mapToInt(options::indexOf).filter(i -> i >= 0).findFirst().orElse(0);
    game.answer(open(game).seat(), position);
  }

  // Plays on to a round in a window.
  private static Round round(Game game, Window window, List<String> words) {
    for (int step = 0; step < 200; step++) {
      Round round = game.rounds().open();
      if (round != null && round.window() == window) return round;
      if (round != null) game.rounds().close();
      else answer(game, words);
    }
    throw new AssertionError("no round in " + window);
  }

  @Test
  void a_second_copy_of_a_reward_card_may_answer_the_first() {
    Game game =
        laid(
            "{ seats: 3, rewards: on, rewards.copies: 2 }",
            "offense: A",
            "seats:",
            "  A: { hand: [attack-10, plague] }",
            "  B: { hand: [negotiate, omni-zap] }",
            "  C: { hand: [negotiate, omni-zap] }");
    game.rounds().host(game.everybody());
    game.run();
    Round plague = round(game, Window.PLAYED, List.of("plague"));
    assertThat(plague.user()).isEqualTo(Seat.of(0));
    game.rounds().close();
    while (!options(open(game)).contains("omni-zap")) answer(game, List.of());
    answer(game, List.of("omni-zap"));
    Round zap = Objects.requireNonNull(game.rounds().open());
    assertThat(zap.window()).isEqualTo(Window.PLAYED);
    assertThat(zap.user()).isEqualTo(Seat.of(1));
    assertThat(game.rounds().uses(Seat.of(2))).containsExactly("omni-zap");
  }

  @Test
  void who_must_play_a_flare_among_reinforcements_is_offered_nothing_else() {
    Game game =
        laid(
            "{ seats: 3, pulsars: true, flares: on }",
            "offense: A",
            "destiny: [B]",
            "seats:",
            "  A:",
            "    alien: reserve",
            "    hand: [attack-10, attack-08, insanity, flare-reserve, emotion-control]",
            "  B: { hand: [attack-12] }",
            "  C: { hand: [negotiate] }");
    game.rounds().host(game.everybody());
    game.run();
    round(game, Window.REINFORCING, List.of("insanity", "pass", "none", "attack-10"));
    Seat a = Seat.of(0);
    assertThat(game.rounds().uses(a)).containsExactly("flare-reserve/super");
    game.rounds().close();
    // The only thing it can do is done at once, and may be answered.
    Round played = Objects.requireNonNull(game.rounds().open());
    assertThat(played.window()).isEqualTo(Window.PLAYED);
    assertThat(played.used().effect()).isEqualTo("flare-reserve/super");
  }

  @Test
  void ships_chosen_again_are_not_announced_in_the_number_that_is_barred() {
    Game game =
        laid(
            "{ seats: 3 }",
            "offense: A",
            "destiny: [B]",
            "seats:",
            "  A: { hand: [attack-10] }",
            "  B: { hand: [attack-12] }",
            "  C: { alien: negator, hand: [negotiate], cache: [negation-choosing-ships] }");
    game.run();
    int asked = 0;
    for (int step = 0; step < 60 && asked == 0; step++) {
      Question question = open(game);
      if (question.prompt().equals(Prompt.LAUNCH) && question.barred() > 0) {
        assertThat(question.barred()).isEqualTo(1);
        assertThat(question.least()).isEqualTo(2);
        asked++;
        break;
      }
      // One ship is launched.
      answer(game, List.of("done", "negator", "A1", "pass", "none"));
    }
    assertThat(asked).isPositive();
  }

  @Test
  void a_super_against_a_con_is_asked_about_before_the_round_of_what_the_power_does() {
    Game game =
        laid(
            "{ seats: 3, pulsars: true, flares: on }",
            "offense: A",
            "destiny: [B]",
            "seats:",
            "  A: { alien: chosen, hand: [attack-08, flare-chosen] }",
            "  B: { hand: [attack-20, negotiate, pulsar-chosen] }",
            "  C: { hand: [negotiate] }");
    Seat a = Seat.of(0);
    List<String> words =
        List.of("done", "pulsar-chosen/con", "A1", "attack-08", "attack-20", "pass", "none");
    game.rounds().host(game.everybody());
    game.run();
    Round heldBack = round(game, Window.HELD_BACK, words);
    assertThat(a.in(heldBack.eligible())).isTrue();
    assertThat(game.rounds().uses(a)).containsExactly("flare-chosen/super");
    game.rounds().close();
    answer(game, List.of("flare-chosen/super"));
    // No other window opens between the round of the reveal and the question.
    Round last = heldBack;
    List<String> said = List.of();
    while (game.waitingFor() == 0 || !options(open(game)).contains("chosen")) {
      Round round = game.rounds().open();
      if (round == null) answer(game, List.of("pass"));
      else {
        last = round;
        said = game.rounds().uses(a);
        game.rounds().close();
      }
    }
    assertThat(open(game).window()).isEqualTo(Window.REVEALED);
    assertThat(last.window()).isEqualTo(Window.REVEALED);
    assertThat(a.in(last.eligible())).isTrue();
    assertThat(said).containsExactly("chosen");
  }

  // All rounds up to the first in a window, and what A could use where a power is held back.
  private static List<Round> rounds(Game game, Window last, List<String> words, List<String> uses) {
    List<Round> rounds = new ArrayList<>();
    game.rounds().host(game.everybody());
    game.run();
    for (int step = 0; step < 200; step++) {
      Round round = game.rounds().open();
      if (round == null) {
        answer(game, words);
        continue;
      }
      rounds.add(round);
      if (round.window() == Window.HELD_BACK) uses.addAll(game.rounds().uses(Seat.of(0)));
      if (round.window() == last) return rounds;
      game.rounds().close();
    }
    throw new AssertionError("no round in " + last + ": " + rounds);
  }

  @Test
  void no_round_betrays_what_a_power_held_back_by_a_con_could_have_done() {
    List<String> words = List.of("pulsar-negator/con", "done", "A1", "B1", "pass", "none");
    List<List<Round>> all = new ArrayList<>();
    List<List<String>> uses = new ArrayList<>();
    for (String negation : List.of("hyperspace-gate", "encounter-card")) {
      Game game =
          laid(
              "{ seats: 3, pulsars: true, flares: on }",
              "offense: B",
              "destiny: [A]",
              "seats:",
              "  A: { alien: negator, hand: [flare-negator], cache: [negation-" + negation + "] }",
              "  B: { hand: [attack-14, pulsar-negator] }",
              "  C: { hand: [attack-04] }");
      uses.add(new ArrayList<>());
      all.add(rounds(game, Window.AIMED, words, uses.getLast()));
    }
    assertThat(all.getFirst()).isEqualTo(all.getLast());
    assertThat(uses).containsExactly(List.of("flare-negator/super"), List.of());
  }

  @Test
  void no_round_betrays_whose_power_a_con_concerns() {
    List<String> words = List.of("pulsar-chosen/con", "done", "A1", "pass", "none", "attack-08");
    List<List<Round>> all = new ArrayList<>();
    List<List<String>> uses = new ArrayList<>();
    for (List<String> aliens :
        List.of(List.of("chosen", "kamikaze"), List.of("kamikaze", "chosen"))) {
      Game game =
          laid(
              "{ seats: 3, pulsars: true, flares: on, powers.hidden: on }",
              "offense: A",
              "destiny: [B]",
              "seats:",
              "  A: { alien: " + aliens.getFirst() + ":down, hand: [attack-08, flare-chosen] }",
              "  B: { hand: [attack-20, negotiate, pulsar-chosen] }",
              "  C: { alien: " + aliens.getLast() + ":down, hand: [negotiate] }");
      uses.add(new ArrayList<>());
      all.add(rounds(game, Window.REVEALED, words, uses.getLast()));
    }
    assertThat(all.getFirst()).isEqualTo(all.getLast());
    assertThat(uses).containsExactly(List.of("flare-chosen/super"), List.of());
  }
}
