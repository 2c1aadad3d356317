package hypergate.bench;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.Options;
import hypergate.game.piece.Seat;
import hypergate.players.RandomPlayer;
import java.util.Map;

/// Games for the benchmarks: four seats, all content of the release, random players.
final class Tables {
  static final Options OPTIONS = Options.of(Map.of("technology", "odyssey"));

  private Tables() {}

  /// A table of four random players that runs bare, without checkpoints.
  static Game random(RandomPlayer[] players) {
    Game game = new Game(AllContent.ALL, OPTIONS, 1);
    for (int i = 0; i < game.seats(); i++) {
      players[i] = new RandomPlayer(i);
      game.player(Seat.of(i), players[i]);
    }
    return game;
  }

  /// A game that waits at a decision somewhere in its middle.
  static Game parked(long seed) {
    Game game = new Game(AllContent.ALL, OPTIONS, seed);
    long budget = 100L + Math.floorMod(seed * 7919, 700);
    RandomPlayer chooser = new RandomPlayer(seed);
    boolean over = game.run();
    while (!over && game.decisions() < budget) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      over = game.answer(seat, chooser.choose(game.question(seat)));
    }
    return over ? parked(seed + 1000) : game;
  }
}
