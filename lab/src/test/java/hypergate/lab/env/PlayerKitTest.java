package hypergate.lab.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.view.Player;
import hypergate.players.Players;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The kit that every machine player goes through.
final class PlayerKitTest {
  private static final Options BASE = AllContent.OPTIONS.of(Map.of());
  private static final Options TECHNOLOGY = AllContent.OPTIONS.of(Map.of("technology", "odyssey"));

  static Iterable<String> names() {
    return Players.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void every_player_that_can_be_chosen_keeps_to_everything(String name) {
    PlayerKit kit = new PlayerKit(2, game -> game % 2 == 0 ? BASE : TECHNOLOGY, 1_000_000, 25, 3);
    PlayerKit.Result result = kit.check(seed -> Players.of(name, seed), _ -> {});
    assertThat(result.faults()).isEmpty();
    assertThat(result.questions()).isGreaterThan(50);
    assertThat(result.twins()).isPositive();
  }

  @Test
  void an_answer_that_is_none_is_told_and_the_game_goes_on() {
    PlayerKit.Result result = tried(_ -> question -> question.count(), 1_000);
    assertThat(result.faults()).hasSize(10);
    assertThat(result.faults().getFirst().toString())
        .startsWith("game 1, seat A, question 1 (")
        .contains("answers option");
    assertThat(result.passed()).isFalse();
  }

  @Test
  void who_throws_is_told() {
    PlayerKit.Result result =
        tried(
            _ ->
                _ -> {
                  throw new IllegalStateException("no idea");
                },
            1_000);
    assertThat(result.faults().getFirst().what()).contains("throws").contains("no idea");
  }

  @Test
  void another_answer_from_the_same_seed_is_told() {
    AtomicInteger made = new AtomicInteger();
    PlayerKit.Result result = tried(_ -> answering(made.getAndIncrement() % 2), 1_000);
    assertThat(result.faults().getFirst().what()).startsWith("with the same seed answers");
  }

  // Such a player must know more than it may.
  @Test
  void another_answer_where_only_hidden_things_differ_is_told() {
    AtomicInteger made = new AtomicInteger();
    PlayerKit.Result result =
        tried(_ -> answering(made.getAndIncrement() < 2 ? 0 : made.get() % 2), 1_000);
    assertThat(result.faults().getFirst().what())
        .contains("where only hidden things are different");
  }

  @Test
  void more_steps_than_stated_are_told() {
    PlayerKit.Result result = tried(seed -> Players.of("regular", seed), 10);
    assertThat(result.faults().getFirst().what()).contains("steps, more than 10");
    assertThat(result.steps()).isGreaterThan(10);
  }

  private static Player answering(int option) {
    return question -> Math.min(option, question.count() - 1);
  }

  private static PlayerKit.Result tried(LongFunction<Player> makes, long most) {
    return new PlayerKit(1, _ -> BASE, most, 5, 1).check(makes, _ -> {});
  }

  @Test
  void what_makes_no_sense_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PlayerKit(0, _ -> BASE, 1, 1, 1))
        .withMessageContaining("at least 1 game");
  }
}
