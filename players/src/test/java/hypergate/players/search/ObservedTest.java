package hypergate.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.players.Players;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What players are seen to do.
final class ObservedTest {
  // Of a game in which they sit at the seats after the first, whose novice watches.
  private static Observed seen(List<String> others, long number) {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), Luck.mix(number));
    game.keepCheckpoints(false);
    Observed observed = new Observed();
    var novice = Players.of("novice", number);
    game.player(
        Seat.of(0),
        question -> {
          observed.look(question.view());
          return novice.choose(question);
        });
    for (int i = 1; i < game.seats(); i++)
      game.player(Seat.of(i), Players.of(others.get(i - 1), number + i));
    game.run();
    observed.look(View.of(game, Seat.of(0)));
    return observed;
  }

  private static double lean(Observed.Deed deed, List<String> others, int seat) {
    double sum = 0;
    for (int number = 0; number < 12; number++)
      sum += seen(others, number).lean(Seat.of(seat), deed);
    return sum / 12;
  }

  @Test
  void who_always_joins_and_who_never_does_are_told_apart() {
    List<String> others = List.of("always-join", "never-join", "novice");
    assertThat(lean(Observed.Deed.JOINS, others, 1)).isGreaterThan(0.05);
    assertThat(lean(Observed.Deed.JOINS, others, 2)).isLessThan(-0.15);
  }

  @Test
  void who_always_talks_is_found_out() {
    List<String> others = List.of("always-talks", "novice", "novice");
    assertThat(lean(Observed.Deed.TALKS, others, 1))
        .isGreaterThan(lean(Observed.Deed.TALKS, others, 2) + 0.02);
  }

  @Test
  void who_looks_at_another_game_begins_anew() {
    Observed observed = seen(List.of("always-join", "never-join", "novice"), 3);
    assertThat(observed.isEmpty(Seat.of(2))).isFalse();
    Game other = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), 1);
    observed.look(View.of(other, Seat.of(0)));
    assertThat(observed.isEmpty(Seat.of(2))).isTrue();
  }
}
