package hypergate.bench;

import hypergate.game.Game;
import hypergate.server.protocol.view.Sections;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// What it costs to show a game: its sections as JSON for a table of four.
@State(Scope.Thread)
public class ViewsBench {
  private static final int PARKED = 64;

  private final Game[] parked = new Game[PARKED];
  private Sections sections = new Sections(Tables.parked(1).rules());
  private int next;

  /// Parks games at decisions in their middle.
  @Setup
  public void park() {
    for (int i = 0; i < PARKED; i++) parked[i] = Tables.parked(i + 1);
    sections = new Sections(parked[0].rules());
  }

  /// All sections of a game for its four seats, when everything is new to them.
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public int views() {
    next = (next + 1) % PARKED;
    sections.take(parked[next]);
    return all();
  }

  /// The same when nothing has changed since they were made before.
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public int sameViews() {
    sections.take(parked[0]);
    return all();
  }

  private int all() {
    int characters = 0;
    for (int i = 0; i < 4; i++)
      for (String text : sections.texts(1 << i).values()) characters += text.length();
    return characters;
  }
}
