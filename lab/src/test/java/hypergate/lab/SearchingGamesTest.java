package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.piece.Seat;
import hypergate.players.search.Cast;
import hypergate.players.search.Mind;
import hypergate.players.search.SearchingPlayer;
import hypergate.players.search.Style;
import hypergate.players.search.Valuation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Players that try their options out, whatever is on the table: a game of theirs ends, and nothing
/// goes wrong in the worlds that they think with, though they would play on. They look at very few
/// worlds, since it is not their strength that is tested.
final class SearchingGamesTest {
  /// What went wrong in worlds, and in which games.
  private final List<String> faults = new ArrayList<>();

  private void play(Options options, long seed) {
    Game game = new Game(AllContent.ALL, options, seed);
    for (int i = 0; i < game.seats(); i++) {
      // Every second one with all that a mind can have.
      SearchingPlayer player =
          i % 2 == 0
              ? new SearchingPlayer(4, SearchingGamesTest::valuation, seed + i)
              : new SearchingPlayer(
                  new Mind(
                      4,
                      SearchingGamesTest::valuation,
                      Style.PLAIN,
                      Cast.SPARING,
                      new Mind.Habits(true, true, true, true)),
                  seed + i);
      player.tellFaults(
          fault ->
              faults.add(
                  "seed "
                      + seed
                      + ": "
                      + fault
                      + " "
                      + List.of(fault.getStackTrace()).subList(0, 5)));
      game.player(Seat.of(i), player);
    }
    assertThat(game.run()).isTrue();
  }

  private void nothingWentWrong() {
    assertThat(faults.stream().distinct()).isEmpty();
  }

  private static Valuation valuation(Rules rules) {
    return Valuation.of(rules.content(), "regular.tsv");
  }

  @Test
  void with_any_mix_of_options() {
    for (int seed = 0; seed < 12; seed++) play(Mix.options(seed), seed);
    nothingWentWrong();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 8})
  void at_any_table(int seats) {
    play(AllContent.OPTIONS.of(Map.of("seats", Integer.toString(seats))), 1);
    nothingWentWrong();
  }
}
