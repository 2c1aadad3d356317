package hypergate.bench.work;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.players.Players;

/// Whole games of novice players, views included; a unit is a decision.
final class Novices implements Work {
  private final Game game;
  private long games;
  private long sum;

  Novices(Game game) {
    this.game = game;
  }

  @Override
  public void some() {
    long seed = games++ % Tables.SEEDS;
    game.restart(seed);
    for (int i = 0; i < game.seats(); i++)
      game.player(Seat.of(i), Players.of("novice", (seed + 1) * Seat.MOST + i));
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
