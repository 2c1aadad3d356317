package hypergate.lab.compare;

import hypergate.lab.run.Elsewhere;
import hypergate.lab.run.Ended;
import hypergate.lab.run.GameFile;
import hypergate.lab.run.InOrder;
import hypergate.lab.run.LabError;
import hypergate.lab.run.LabTable;
import hypergate.players.Players;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// Plays a comparison in several threads, as [InOrder] does, until it is clear.
public final class ComparisonRun {
  private final Comparison comparison;
  private final ComparisonResult result;
  private final Optional<ComparisonFile> file;
  private final Duration patience;
  private final LabTable.Source source;

  /// A comparison to be played.
  ///
  /// @param result what has been played already; it grows by each pair
  /// @param file where pairs are written as soon as they are over
  /// @param patience how long a player may think about one answer
  public ComparisonRun(ComparisonResult result, Optional<ComparisonFile> file, Duration patience) {
    this(result, file, patience, name -> Players.of(name, 0));
  }

  ComparisonRun(
      ComparisonResult result,
      Optional<ComparisonFile> file,
      Duration patience,
      LabTable.Source source) {
    this.comparison = result.comparison();
    this.result = result;
    this.file = file;
    this.patience = patience;
    this.source = source;
  }

  /// Plays until it is clear, or all games are over, or it is to stop.
  ///
  /// @param threads how many pairs are played at the same time
  /// @param stop whether to stop
  /// @param progress is told now and then how many pairs are over
  /// @throws LabError when a pair cannot be written down, or too many answers never came
  public void run(int threads, BooleanSupplier stop, LongConsumer progress) {
    if (result.isClear()) return;
    new InOrder<>(result.played(), comparison.pairs(), Table::new, this::add, patience)
        .run(threads, stop, progress);
  }

  /// Has others play, until the same end as [#run] comes to.
  ///
  /// @param others who plays
  /// @param stop whether to stop
  /// @param progress is told now and then how many pairs are over
  /// @throws LabError when others cannot go on, or something cannot be written down
  public void run(Elsewhere others, BooleanSupplier stop, LongConsumer progress) {
    if (result.isClear()) return;
    GameFile.Form<Pair> form = ComparisonFile.form(comparison);
    others.play(
        result.played(),
        comparison.pairs(),
        (number, line) -> add(GameFile.read(form, number, line)),
        stop,
        progress);
  }

  /// Plays some of the pairs for somebody else, in one thread: the result does not grow by them.
  ///
  /// @param from the number of the first one
  /// @param until one more than that of the last one
  /// @param lines is given what they come to, in their order
  public void lines(long from, long until, Consumer<String> lines) {
    InOrder.lines(
        from, until, Table::new, ComparisonFile.form(comparison), Pair::number, patience, lines);
  }

  private boolean add(Pair pair) {
    file.ifPresent(kept -> kept.add(pair));
    result.add(pair);
    return !result.isClear();
  }

  /// Two tables, one for each side.
  private final class Table implements InOrder.Table<Pair> {
    private final LabTable a = new LabTable(source);
    private final LabTable b = new LabTable(source);
    private volatile @Nullable Ended first;

    @Override
    public Pair play(long number) {
      first = null;
      Ended one = play(a, comparison.sides().getFirst(), number);
      first = one;
      return new Pair(number, one, play(b, comparison.sides().getLast(), number));
    }

    private Ended play(LabTable table, Side side, long pair) {
      return table.play(
          side.options(comparison.seatIn(pair)),
          comparison.seedOf(pair),
          comparison.sitting(pair, side),
          LabTable.Follower.NOBODY);
    }

    // When side A hangs, side B is not played: the pair does not count anyhow.
    @Override
    public @Nullable Pair giveUp(long number, Duration limit) {
      Ended one = a.giveUp(limit);
      if (one != null) return new Pair(number, one, new Ended(0, 0, Ended.RULES, "not played"));
      Ended other = b.giveUp(limit);
      Ended before = first;
      return other == null || before == null ? null : new Pair(number, before, other);
    }
  }
}
