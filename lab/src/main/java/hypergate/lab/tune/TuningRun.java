package hypergate.lab.tune;

import hypergate.content.AllContent;
import hypergate.lab.run.InOrder;
import hypergate.players.search.Features;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// Plays the games from which weights are learned, in several threads, as [InOrder] does, and keeps
/// what is seen in them: first what a file has kept, then what is played.
public final class TuningRun {
  private final Tuning tuning;
  private final List<Positions> seen = new ArrayList<>();

  /// Nothing has been played.
  public TuningRun(Tuning tuning) {
    this.tuning = tuning;
  }

  /// From which games weights are learned.
  public Tuning tuning() {
    return tuning;
  }

  /// Plays until all games are over, or until it is to stop.
  ///
  /// @param file where games are written as soon as they are over
  /// @param threads how many games are played at the same time
  /// @param stop whether to stop
  /// @param progress is told now and then how many games are over
  public void run(
      Optional<TuningFile> file, int threads, BooleanSupplier stop, LongConsumer progress) {
    new InOrder<>(
            played(),
            tuning.games(),
            Table::new,
            positions -> {
              file.ifPresent(kept -> kept.add(positions));
              add(positions);
              return true;
            },
            InOrder.PATIENCE)
        .run(threads, stop, progress);
  }

  void add(Positions positions) {
    seen.add(positions);
  }

  /// How many games are over.
  public int played() {
    return seen.size();
  }

  /// Learns from the games that are over.
  ///
  /// @throws IllegalArgumentException when nobody has won any of them
  public Tuned learn() {
    return tuning.learn(seen);
  }

  /// Where games are played one after the other.
  private final class Table implements InOrder.Table<Positions> {
    private final Features features = new Features(AllContent.ALL);

    @Override
    public Positions play(long number) {
      return tuning.play((int) number, features);
    }

    // What nobody waits for takes as long as it takes.
    @Override
    public @Nullable Positions giveUp(long number, Duration patience) {
      return null;
    }
  }
}
