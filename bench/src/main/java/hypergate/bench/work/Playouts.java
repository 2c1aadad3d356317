package hypergate.bench.work;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.players.RandomPlayer;

/// Whole games of random players, nothing kept; a unit is a decision.
final class Playouts implements Work {
  private final Game game;
  private final RandomPlayer[] players = new RandomPlayer[Seat.MOST];
  private long games;
  private long sum;

  Playouts(Game game) {
    this.game = game;
    for (int i = 0; i < game.seats(); i++) {
      players[i] = new RandomPlayer(i);
      game.player(Seat.of(i), players[i]);
    }
    game.keepCheckpoints(false);
  }

  @Override
  public void some() {
    long seed = games++ % Tables.SEEDS;
    game.restart(seed);
    for (int i = 0; i < game.seats(); i++) players[i].reseed((seed + 1) * Seat.MOST + i);
    game.run();
    sum += game.winners();
  }

  @Override
  public long units() {
    return game.decisions();
  }

  @Override
  public long games() {
    return games;
  }

  @Override
  public long sum() {
    return sum;
  }
}
