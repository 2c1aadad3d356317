package hypergate.lab.ladder;

import hypergate.players.MachinePlayer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// Plays a ladder in several threads. Games are taken up and written down in their order, and only
/// so many are ahead of the oldest that is still being played: whatever is stopped, what is there
/// is the beginning of the whole, and what is kept in memory does not grow with the games.
public final class LadderRun {
  private static final int AHEAD = 64;
  private static final Duration GRACE = Duration.ofSeconds(5);

  /// How a machine player comes about.
  interface Source {
    /// A player of a kind, for many games.
    MachinePlayer of(String name);
  }

  private final Ladder ladder;
  private final LadderResult result;
  private final Optional<LadderFile> file;
  private final Source source;
  private final @Nullable Played[] waiting;
  private long taken;
  private boolean stopped;
  private boolean closed;
  private @Nullable RuntimeException failure;

  /// A ladder to be played.
  ///
  /// @param result what has been played already; it grows by each game
  /// @param file where games are written as soon as they are over
  public LadderRun(LadderResult result, Optional<LadderFile> file) {
    this(result, file, name -> hypergate.players.Players.of(name, 0));
  }

  LadderRun(LadderResult result, Optional<LadderFile> file, Source source) {
    this.ladder = result.ladder();
    this.result = result;
    this.file = file;
    this.source = source;
    this.taken = result.played();
    this.waiting = new Played[AHEAD];
  }

  /// Plays until all games are over, or until it is to stop; games that have begun by then are
  /// played to their end if that takes seconds only.
  ///
  /// @param threads how many games are played at the same time, at most [#AHEAD]
  /// @param stop whether to stop
  /// @param progress is told now and then how many games are over
  /// @throws LadderError when a game cannot be written down
  public void run(int threads, BooleanSupplier stop, LongConsumer progress) {
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < Math.min(Math.min(threads, AHEAD), ladder.games() - taken); i++)
      workers.add(Thread.ofPlatform().name("ladder-" + (i + 1)).daemon().start(this::work));
    try {
      await(workers, stop, progress);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } finally {
      close();
    }
    progress.accept(over());
    RuntimeException broken = failure();
    if (broken != null) throw broken;
  }

  private void await(List<Thread> workers, BooleanSupplier stop, LongConsumer progress)
      throws InterruptedException {
    long until = Long.MAX_VALUE;
    for (Thread worker : workers)
      while (!worker.join(Duration.ofMillis(50))) {
        progress.accept(over());
        if (until == Long.MAX_VALUE && stop.getAsBoolean()) {
          stop();
          until = System.nanoTime() + GRACE.toNanos();
        }
        if (until != Long.MAX_VALUE && System.nanoTime() - until > 0) return;
      }
  }

  private synchronized @Nullable RuntimeException failure() {
    return failure;
  }

  private synchronized long over() {
    return result.played();
  }

  private synchronized void stop() {
    stopped = true;
    notifyAll();
  }

  // From now on nothing is added: somebody reads the result.
  private synchronized void close() {
    stopped = true;
    closed = true;
    notifyAll();
  }

  private void work() {
    LadderTable table = new LadderTable(ladder, source);
    for (long game = take(); game >= 0; game = take()) over(table.play(game));
  }

  // The next game that nobody plays yet, -1 when there is none.
  private synchronized long take() {
    try {
      while (!stopped && taken - result.played() >= AHEAD) wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -1;
    }
    return stopped || taken >= ladder.games() ? -1 : taken++;
  }

  private synchronized void over(Played played) {
    waiting[(int) (played.game() % AHEAD)] = played;
    try {
      for (Played next = next(); next != null; next = next()) {
        waiting[(int) (next.game() % AHEAD)] = null;
        Played one = next;
        file.ifPresent(kept -> kept.add(ladder, one));
        result.add(one);
      }
    } catch (RuntimeException e) {
      if (failure == null) failure = e;
      stopped = true;
    }
    notifyAll();
  }

  private @Nullable Played next() {
    if (closed || failure != null) return null;
    return waiting[(int) (result.played() % AHEAD)];
  }
}
