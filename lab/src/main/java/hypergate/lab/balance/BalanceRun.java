package hypergate.lab.balance;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.card.StartCard;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.lab.run.Elsewhere;
import hypergate.lab.run.Ended;
import hypergate.lab.run.GameFile;
import hypergate.lab.run.InOrder;
import hypergate.lab.run.LabError;
import hypergate.lab.run.LabTable;
import hypergate.players.Players;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// Plays the games of a balance in several threads, as [InOrder] does.
public final class BalanceRun {
  private final Balance balance;
  private final BalanceResult result;
  private final Optional<BalanceFile> file;
  private final Duration patience;
  private final LabTable.Source source;

  /// A balance to be played.
  ///
  /// @param result what has been played already; it grows by each game
  /// @param file where games are written as soon as they are over
  /// @param patience how long a player may think about one answer
  public BalanceRun(BalanceResult result, Optional<BalanceFile> file, Duration patience) {
    this(result, file, patience, name -> Players.of(name, 0));
  }

  BalanceRun(
      BalanceResult result, Optional<BalanceFile> file, Duration patience, LabTable.Source source) {
    this.balance = result.balance();
    this.result = result;
    this.file = file;
    this.patience = patience;
    this.source = source;
  }

  /// Plays until all games are over, or until it is to stop.
  ///
  /// @param threads how many games are played at the same time
  /// @param stop whether to stop
  /// @param progress is told now and then how many games are over
  /// @throws LabError when a game cannot be written down, or too many answers never came
  public void run(int threads, BooleanSupplier stop, LongConsumer progress) {
    new InOrder<>(result.played(), balance.all(), Table::new, this::add, patience)
        .run(threads, stop, progress);
  }

  /// Has others play, until the same end as [#run] comes to.
  ///
  /// @param others who plays
  /// @param stop whether to stop
  /// @param progress is told now and then how many games are over
  /// @throws LabError when others cannot go on, or something cannot be written down
  public void run(Elsewhere others, BooleanSupplier stop, LongConsumer progress) {
    GameFile.Form<Measured> form = BalanceFile.form(balance);
    others.play(
        result.played(),
        balance.all(),
        (number, line) -> add(GameFile.read(form, number, line)),
        stop,
        progress);
  }

  /// Plays some of the games for somebody else, in one thread: the result does not grow by them.
  ///
  /// @param from the number of the first one
  /// @param until one more than that of the last one
  /// @param lines is given what they come to, in their order
  public void lines(long from, long until, Consumer<String> lines) {
    InOrder.lines(
        from, until, Table::new, BalanceFile.form(balance), Measured::number, patience, lines);
  }

  private boolean add(Measured game) {
    file.ifPresent(kept -> kept.add(game));
    result.add(game);
    return true;
  }

  /// A table at which games are played and watched.
  private final class Table implements InOrder.Table<Measured> {
    private final LabTable table = new LabTable(source);
    private final Draw draw = new Draw(balance);
    private final Watch watch = new Watch();

    @Override
    public Measured play(long number) {
      int seats = balance.seats();
      int[] aliens = draw.round(balance.roundOf(number));
      String level = balance.levels().get(balance.levelOf(number));
      long seed = balance.seedOf(number);
      List<StartCard> start = new ArrayList<>();
      List<LabTable.Sitting> sitting = new ArrayList<>();
      for (int i = 0; i < seats; i++) {
        int alien = aliens[Math.floorMod(i - balance.turnOf(number), seats)];
        start.add(new StartCard(Seat.of(i), AllContent.ALL.alien(alien).id()));
        sitting.add(new LabTable.Sitting(level, Luck.mix(seed + i + 1), alien));
      }
      Options options = balance.options().withStartCards(start);
      return watch.measured(number, table.play(options, seed, sitting, watch));
    }

    @Override
    public @Nullable Measured giveUp(long number, Duration limit) {
      Ended ended = table.giveUp(limit);
      return ended == null ? null : Measured.of(number, ended);
    }
  }
}
