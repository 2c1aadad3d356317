package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.players.search.SearchingPlayer;
import hypergate.players.search.Valuation;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Players that try their options out, whatever is on the table: a game of theirs ends, and none of
/// them ever throws. They look at very few worlds, since it is not their strength that is tested.
final class SearchingGamesTest {
  private static void play(Options options, long seed) {
    Game game = new Game(AllContent.ALL, options, seed);
    for (int i = 0; i < game.seats(); i++)
      game.player(
          Seat.of(i),
          new SearchingPlayer(4, rules -> Valuation.of(rules.content(), "regular.tsv"), seed + i));
    assertThat(game.run()).isTrue();
  }

  @Test
  void with_any_mix_of_options() {
    for (int seed = 0; seed < 24; seed++) play(Mix.options(seed), seed);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 8})
  void at_any_table(int seats) {
    play(AllContent.OPTIONS.of(Map.of("seats", Integer.toString(seats))), 1);
  }
}
