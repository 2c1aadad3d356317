package hypergate.game;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.view.Redeal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A fork shares what does not change with the game it came from, and neither notices what becomes
/// of the other.
class ForkTest {
  private static final Options OPTIONS = AllContent.OPTIONS.of(Map.of("technology", "odyssey"));

  private static final Options EVERYTHING =
      AllContent.OPTIONS.of(
          Map.ofEntries(
              Map.entry("technology", "odyssey"),
              Map.entry("tech.decks", "base+odyssey+reda+oliviera+hlavacek"),
              Map.entry("aliens.sets", "base+dominion+odyssey"),
              Map.entry("powers", "2"),
              Map.entry("powers.hidden", "on"),
              Map.entry("pulsars", "true"),
              Map.entry("hazards", "both"),
              Map.entry("hazard.trigger", "everyEncounter"),
              Map.entry("moons", "all"),
              Map.entry("levels", "true")));

  @Test
  void a_fork_asks_the_same_in_the_middle_of_a_gesture() {
    int gestures = 0;
    for (long seed = 0; seed < 6; seed++) {
      Game game = new Game(AllContent.ALL, OPTIONS, seed);
      Game fork = game.sibling();
      boolean over = game.run();
      for (int i = 0; i < 300 && !over; i++) {
        if (asked(game).gestureStep() > 0) {
          gestures++;
          game.forkInto(fork);
          assertThat(fork.run()).isFalse();
          assertThat(words(asked(fork))).isEqualTo(words(asked(game)));
          assertThat(fork.state().sameAs(game.state())).isTrue();
        }
        over = answer(game, i);
      }
    }
    assertThat(gestures).isGreaterThan(200);
  }

  @Test
  void a_game_that_rests_goes_on_and_is_forked_as_it_was() {
    for (long seed = 0; seed < 4; seed++) {
      Game game = new Game(AllContent.ALL, EVERYTHING, seed);
      Game resting = game.sibling();
      resting.restart(seed);
      Game fork = game.sibling();
      boolean over = game.run();
      assertThat(resting.run()).isEqualTo(over);
      for (int i = 0; i < 200 && !over; i++) {
        resting.looked();
        resting.looked();
        if (i % 3 == 0) {
          resting.forkInto(fork);
          assertThat(fork.run()).isFalse();
          assertThat(fork.state().sameAs(game.state())).isTrue();
        }
        if (i % 5 == 0) assertThat(resting.checkpoint().sameAs(game.checkpoint())).isTrue();
        over = answer(game, i);
        assertThat(answer(resting, i)).isEqualTo(over);
        assertThat(resting.state().sameAs(game.state())).isTrue();
      }
    }
  }

  @Test
  void a_game_that_is_run_while_a_question_waits_puts_it_again_at_the_same_table() {
    for (long seed = 0; seed < 10; seed++) {
      Game game = parked(seed);
      List<String> here = words(asked(game));
      Game fork = game.sibling();
      game.forkInto(fork);
      assertThat(fork.run()).isFalse();
      assertThat(game.run()).isFalse();
      assertThat(words(asked(game))).isEqualTo(here);
      assertThat(game.state().sameAs(fork.state())).isTrue();
    }
  }

  @Test
  void a_fork_stays_where_it_is_while_its_game_goes_on_and_the_game_while_its_fork_does() {
    for (long seed = 0; seed < 10; seed++) {
      Game game = parked(seed);
      Game fork = game.sibling();
      Game other = game.sibling();
      game.forkInto(fork);
      fork.run();
      fork.forkInto(other);
      other.run();
      List<String> here = words(asked(game));
      for (int i = 0; i < 200 && !game.isOver(); i++) answer(game, i);
      assertThat(again(fork)).isEqualTo(here);
      for (int i = 0; i < 200 && !fork.isOver(); i++) answer(fork, i + 1);
      assertThat(again(other)).isEqualTo(here);
      game.restart(seed + 1000);
      assertThat(again(other)).isEqualTo(here);
    }
  }

  @Test
  void a_fork_plays_on_as_its_game_does() {
    for (long seed = 0; seed < 5; seed++) {
      Game game = parked(seed);
      Game fork = game.sibling();
      game.forkInto(fork);
      fork.run();
      for (int i = 0; i < 400 && !game.isOver(); i++) {
        answer(game, i);
        answer(fork, i);
      }
      assertThat(fork.state().sameAs(game.state())).isTrue();
    }
  }

  @Test
  void what_was_answered_before_is_a_position_only_where_cards_were_dealt_anew() {
    int imagined = 0;
    for (long seed = 0; seed < 40; seed++) {
      Game game = parked(seed);
      Seat viewer = asked(game).seat();
      Game other = game.sibling();
      if (!game.imagineInto(other, viewer, new Redeal(), seed)) continue;
      imagined++;
      List<String> there = words(asked(other));
      assertThat(again(other)).isEqualTo(there);
      Game fork = game.sibling();
      other.forkInto(fork);
      fork.run();
      assertThat(words(asked(fork))).isEqualTo(there);
    }
    assertThat(imagined).isGreaterThan(20);
  }

  @Test
  void a_phase_that_is_run_again_for_each_answer_asks_the_same_as_one_that_runs_through() {
    int questions = 0;
    for (Options options : List.of(OPTIONS, EVERYTHING))
      for (long seed = 0; seed < 8; seed++) {
        List<String> straight = new ArrayList<>();
        Game game = new Game(AllContent.ALL, options, seed);
        for (int i = 0; i < game.seats(); i++)
          game.player(
              Seat.of(i),
              question -> {
                straight.add(situation(question));
                return choice(question, straight.size());
              });
        for (int phase = 0; phase < 300 && !game.isOver(); phase++) game.runPhase();
        Game again = new Game(AllContent.ALL, options, seed);
        boolean over = again.run();
        for (int i = 0; i < straight.size(); i++) {
          assertThat(over).isFalse();
          Question question = asked(again);
          assertThat(situation(question)).as("question " + i).isEqualTo(straight.get(i));
          over = again.answer(question.seat(), choice(question, i + 1));
        }
        questions += straight.size();
      }
    // A game may be over after one encounter: a moon can end it.
    assertThat(questions).isGreaterThan(4000);
  }

  private static int choice(Question question, int number) {
    return (number * 7 + number / 3) % question.count();
  }

  private static String situation(Question question) {
    return words(question)
        + " "
        + question.window()
        + " "
        + question.user()
        + " "
        + question.used().effect()
        + " "
        + question.target();
  }

  private static Game parked(long seed) {
    Game game = new Game(AllContent.ALL, OPTIONS, seed);
    boolean over = game.run();
    for (int i = 0; i < 150 + seed && !over; i++) over = answer(game, i);
    return game;
  }

  private static Question asked(Game game) {
    return game.question(Seat.of(Integer.numberOfTrailingZeros(game.waitingFor())));
  }

  private static boolean answer(Game game, int turn) {
    Question question = asked(game);
    return game.answer(question.seat(), choice(question, turn));
  }

  private static List<String> again(Game game) {
    game.rewind();
    game.run();
    return words(asked(game));
  }

  private static List<String> words(Question question) {
    List<String> words = new ArrayList<>();
    words.add(question.seat() + " " + question.prompt().id() + " " + question.gestureStep());
    words.add(question.least() + " to " + question.most());
    for (int i = 0; i < question.count(); i++)
      words.add(question.notation(i) + " " + question.available(i));
    return words;
  }
}
