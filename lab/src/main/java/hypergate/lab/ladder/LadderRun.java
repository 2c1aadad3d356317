package hypergate.lab.ladder;

import hypergate.game.Game;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
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
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Plays a ladder in several threads, as [InOrder] does.
public final class LadderRun {
  private final Ladder ladder;
  private final LadderResult result;
  private final Optional<LadderFile> file;
  private final LabTable.Source source;
  private final Duration patience;

  /// A ladder to be played.
  ///
  /// @param result what has been played already; it grows by each game
  /// @param file where games are written as soon as they are over
  /// @param patience how long a player may think about one answer
  public LadderRun(LadderResult result, Optional<LadderFile> file, Duration patience) {
    this(result, file, patience, name -> Players.of(name, 0));
  }

  LadderRun(
      LadderResult result, Optional<LadderFile> file, Duration patience, LabTable.Source source) {
    this.ladder = result.ladder();
    this.result = result;
    this.file = file;
    this.source = source;
    this.patience = patience;
  }

  /// Plays until all games are over, or until it is to stop.
  ///
  /// @param threads how many games are played at the same time
  /// @param stop whether to stop
  /// @param progress is told now and then how many games are over
  /// @throws LabError when a game cannot be written down, or too many answers never came
  public void run(int threads, BooleanSupplier stop, LongConsumer progress) {
    new InOrder<>(result.played(), ladder.games(), Table::new, this::add, patience)
        .run(threads, stop, progress);
  }

  /// Has others play, until the same end as [#run] comes to.
  ///
  /// @param others who plays
  /// @param stop whether to stop
  /// @param progress is told now and then how many games are over
  /// @throws LabError when others cannot go on, or something cannot be written down
  public void run(Elsewhere others, BooleanSupplier stop, LongConsumer progress) {
    GameFile.Form<Played> form = LadderFile.form(ladder);
    others.play(
        result.played(),
        ladder.games(),
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
    InOrder.lines(from, until, Table::new, LadderFile.form(ladder), Played::game, patience, lines);
  }

  private boolean add(Played played) {
    file.ifPresent(kept -> kept.add(played));
    result.add(played);
    return true;
  }

  /// A table at which games of the ladder are played.
  private final class Table implements InOrder.Table<Played>, LabTable.Follower {
    private final LabTable table = new LabTable(source);
    private volatile String alien = "";
    private int seat;

    @Override
    public Played play(long number) {
      long seed = ladder.seedOf(number);
      seat = ladder.seatIn(number);
      alien = "";
      // Who sits where differs within a round, and so do the dice of the players.
      Ended ended =
          table.play(
              ladder.options(),
              seed,
              IntStream.range(0, ladder.seats())
                  .mapToObj(
                      at ->
                          new LabTable.Sitting(
                              ladder.nameAt(number, at),
                              Luck.mix(seed + Math.floorMod(at - seat, ladder.seats()) + 1)))
                  .toList(),
              this);
      return played(number, ended);
    }

    private Played played(long number, Ended ended) {
      return new Played(
          number, ended.winners(), ended.encounters(), alien, ended.failed(), ended.why());
    }

    @Override
    public @Nullable Played giveUp(long number, Duration limit) {
      Ended ended = table.giveUp(limit);
      return ended == null ? null : played(number, ended);
    }

    @Override
    public void began(Game game) {
      int instance = Powers.instance(Seat.of(seat), Powers.OWN);
      alien = game.powers().exists(instance) ? game.powers().alien(instance).id() : "";
    }
  }
}
