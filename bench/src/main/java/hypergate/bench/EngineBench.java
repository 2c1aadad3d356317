package hypergate.bench;

import hypergate.game.Game;
import hypergate.game.Window;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.players.RandomPlayer;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// What the engine costs: whole random games, a fork at a decision, a redacted view, an idle
/// window.
@State(Scope.Thread)
public class EngineBench {
  private static final int PARKED = 64;
  private static final int WINDOWS = 100;

  private final RandomPlayer[] players = new RandomPlayer[Seat.MOST];
  private final RandomPlayer[] others = new RandomPlayer[Seat.MOST];
  private final Game game = Tables.random(Tables.OPTIONS, players);
  private final Game kept = Tables.random(Tables.OPTIONS, new RandomPlayer[Seat.MOST]);
  private final Game everything = Tables.random(Tables.EVERYTHING, others);
  private final Game[] parked = new Game[PARKED];
  private final View[] views = new View[PARKED];
  private Game fork = Tables.parked(1);
  private long seed;
  private int next;

  /// Decisions made during whole games.
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Count {
    /// Decisions put to players.
    public long decisions;
  }

  /// Parks games at decisions in their middle.
  @Setup
  public void park() {
    game.keepCheckpoints(false);
    everything.keepCheckpoints(false);
    for (int i = 0; i < PARKED; i++) {
      parked[i] = Tables.parked(i + 1);
      views[i] = new View(parked[i].rules());
    }
    fork = parked[0].sibling();
  }

  /// One whole game of four random players, nothing kept.
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public long playout(Count count) {
    return play(game, players, count);
  }

  /// The same with every option on that brings cards or rules.
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public long playoutOfEverything(Count count) {
    return play(everything, others, count);
  }

  /// The same with a checkpoint at every phase, as searching players need it.
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public long playoutWithCheckpoints(Count count) {
    return play(kept, players, count);
  }

  private long play(Game table, RandomPlayer[] seated, Count count) {
    long before = table.decisions();
    table.restart(seed++);
    for (int i = 0; i < table.seats(); i++) seated[i].reseed(seed * Seat.MOST + i);
    table.run();
    count.decisions += table.decisions() - before;
    return table.winners();
  }

  /// A copy of a game that stands at a decision, run up to that decision.
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public boolean fork() {
    next = (next + 1) % PARKED;
    parked[next].forkInto(fork);
    return fork.run();
  }

  /// The table as one seat sees it.
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public View view() {
    next = (next + 1) % PARKED;
    views[next].take(parked[next], Seat.of(next & 3));
    return views[next];
  }

  /// A window in which nobody can act.
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  @OperationsPerInvocation(WINDOWS)
  public Game idleWindow() {
    for (int i = 0; i < WINDOWS; i++) parked[0].open(Window.TURN_END);
    return parked[0];
  }
}
