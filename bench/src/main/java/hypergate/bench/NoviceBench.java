package hypergate.bench;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.players.Players;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// Whole games of four novice players, views included.
@State(Scope.Thread)
public class NoviceBench {
  private final Game game = new Game(AllContent.ALL, Tables.OPTIONS, 1);
  private long seed;

  /// One game.
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public int novices() {
    game.restart(seed++);
    for (int i = 0; i < game.seats(); i++)
      game.player(Seat.of(i), Players.of("novice", seed * Seat.MOST + i));
    game.run();
    return game.winners();
  }
}
