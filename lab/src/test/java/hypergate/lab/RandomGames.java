package hypergate.lab;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.Options;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.players.RandomPlayer;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Games of random players with random options, each from one number; more of them with
/// `-Dhypergate.games=…`.
public final class RandomGames {
  private RandomGames() {}

  /// The numbers of the games to play: a few hundred unless more are wanted.
  public static Stream<Long> seeds(int usual) {
    return LongStream.rangeClosed(1, Long.getLong("hypergate.games", usual)).boxed();
  }

  /// The options of a game.
  public static Options options(long seed) {
    return Mix.options(seed);
  }

  /// A game that has not begun, with a random player at each seat.
  public static Game game(long seed) {
    return game(options(seed), seed);
  }

  /// A game that has not begun, with a random player at each seat.
  public static Game game(Options options, long seed) {
    Game game = new Game(AllContent.ALL, options, seed);
    for (int i = 0; i < game.seats(); i++)
      game.player(Seat.of(i), new RandomPlayer(State.mix(seed * 31 + i)));
    return game;
  }
}
