package hypergate.lab;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.players.RandomPlayer;
import hypergate.testing.Figures;
import hypergate.testing.SeedRun;

/// Games of random players with random options, each from one number.
public final class RandomGames {
  private RandomGames() {}

  /// The options of a game.
  public static Options options(long seed) {
    Options options = Mix.options(seed);
    SeedRun.note(() -> "options " + options.given() + " " + options.startCards());
    return options;
  }

  /// A session of a game that has not begun, with people at all seats.
  public static Session session(long seed) {
    Figures.add("games", 1);
    return new Session(AllContent.ALL, options(seed), seed);
  }

  /// A game that has not begun, with a random player at each seat.
  public static Game game(long seed) {
    return game(options(seed), seed);
  }

  /// A game that has not begun, with a random player at each seat.
  public static Game game(Options options, long seed) {
    Game game = new Game(AllContent.ALL, options, seed);
    for (int i = 0; i < game.seats(); i++)
      game.player(Seat.of(i), new RandomPlayer(Luck.mix(seed * 31 + i)));
    Figures.add("games", 1);
    return game;
  }
}
